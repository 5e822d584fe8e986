import { useEffect, useEffectEvent, useState } from "react";
import type { OrderInput } from "../../../domain/order-book/book-order.ts";
import { useShop } from "../../use-shop.ts";
import { draftOrder } from "../order-form/draft-order.ts";
import { ORDER_PARTS, type OrderPart, partOfField } from "../order-form/order-parts.ts";
import { newOrderSource, orderFields } from "../order-form/order-source.tsx";
import { ProductFields } from "../order-form/part-fields.tsx";
import { DraftSheet } from "../order-form/part-sheet.tsx";
import { BesideSheet } from "../saved-form/form-sheet.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import { SavedForm } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import { CardPart } from "./card-part.tsx";
import { NotesText, ParcelText, PaymentText, PersonText } from "./card-texts.tsx";
import type { OrderCardEvents } from "./order-card.tsx";
import { PastedMessage } from "./pasted-message.tsx";

type NewOrderProps = OrderCardEvents & {
  seesPersons: boolean;
  userId: string;
  /** The order that a paste has begun. */
  begun: OrderInput | undefined;
};

const TEXTS = [
  ["person", PersonText],
  ["parcel", ParcelText],
  ["payment", PaymentText],
  ["notes", NotesText],
] as const;

/** The card of an order that is written by hand: empty, with the search of the shop's products in it. One save writes all of it. */
export function NewOrder({ begun, seesPersons, userId, onChanged, onMoved, onClose }: NewOrderProps) {
  const { parcel } = useShop();
  const [source] = useState(() => newOrderSource({ begun, parcel, userId, onWritten: onMoved }));
  const [hasSetSending, setHasSetSending] = useState(false);
  const used = useSavedForm({ source, row: undefined, onSaved: () => void onChanged(), onUndone: onChanged });
  const part = useOpenedAbout<OrderPart>("siparis-parcasi");
  const openRefused = useEffectEvent(() => {
    const wrong = partOfField(Object.keys(used.errors)[0] ?? "");
    if (wrong && wrong !== "products") part.open(wrong);
  });
  useEffect(
    function openRefusedPart() {
      if (used.refusals > 0) openRefused();
    },
    [used.refusals],
  );
  const change = (changes: Typed) => {
    if ("sending" in changes) setHasSetSending(true);
    used.change(changes);
  };
  return (
    <BesideSheet title="Yeni sipariş" onClose={onClose}>
      <SavedForm
        used={used}
        name="Yeni sipariş"
        show={orderFields(undefined)}
        history={undefined}
        isInSheet
        onDone={onClose}
        fields={({ draft, errors, onChange }) => (
          <>
            {begun && <PastedMessage text={begun.pasted} isOpen />}
            <ProductFields {...{ draft, errors, onChange, hasSetSending }} hasPersonFields mayPrice isNew />
            {TEXTS.map(([name, Text]) => (
              <CardPart key={name} title={ORDER_PARTS[name].title} action="Yaz" onChange={() => part.open(name)}>
                <Text order={draftOrder(draft)} />
              </CardPart>
            ))}
            {!seesPersons && <p className="kit-note">Kaydettikten sonra kime gittiğini yalnız dükkân sahibi görür.</p>}
          </>
        )}
      />
      {part.subject && (
        <DraftSheet
          key={part.subject}
          part={part.subject}
          used={used}
          pasted={begun?.pasted}
          onChange={change}
          onClose={part.close}
        />
      )}
    </BesideSheet>
  );
}
