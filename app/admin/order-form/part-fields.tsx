import { z } from "zod";
import { discountSchema } from "../../../domain/order-book/order-money.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { useShop } from "../../use-shop.ts";
import { DiscountNote } from "../order-money/discount-note.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { DraftToPay, NoteFields, ParcelFields, PaymentFields, PersonFields } from "./order-fields.tsx";
import { OrderLines } from "./order-lines.tsx";
import type { OrderPart } from "./order-parts.ts";
import { typedLines, withLines } from "./typed-lines.ts";

export type PartFieldsProps = FieldsProps & {
  part: OrderPart;
  /** A new order keeps what a helper writes, although she does not see it again. */
  hasPersonFields: boolean;
  mayPrice: boolean;
  isNew: boolean;
  /** She came to write its tracking number. */
  wantsTracking?: boolean;
  /** She has typed the price of sending, so it does not follow the lines. */
  hasSetSending?: boolean;
};

/** The small form of one part of an order. */
export function PartFields({ part, ...props }: PartFieldsProps) {
  switch (part) {
    case "products":
      return <ProductFields {...props} />;
    case "parcel":
      return <ParcelFields {...props} />;
    case "payment":
      return <PaymentFields {...props} />;
    case "person":
      return <PersonFields {...props} />;
    case "notes":
      return <NoteFields {...props} />;
  }
}

/** Lines of an order, and what it asks for with them. The shop's own price of sending follows them. */
export function ProductFields({
  draft,
  errors,
  mayPrice,
  hasSetSending = false,
  onChange,
}: Omit<PartFieldsProps, "part">) {
  const { parcel } = useShop();
  return (
    <>
      <OrderLines
        lines={typedLines(draft.lines)}
        mayPrice={mayPrice}
        errors={errors}
        onChange={(lines) => onChange(hasSetSending || !mayPrice ? { lines } : withLines(draft, lines, parcel))}
      />
      <DiscountNote discounts={typedIn(z.array(discountSchema), draft.discounts)} />
      <DraftToPay draft={draft} />
    </>
  );
}
