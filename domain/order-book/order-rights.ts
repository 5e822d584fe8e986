import { z } from "zod";
import { type Author, mayChangePrices, maySeePersons } from "../ledger.ts";
import { type OrderPatch, type OrderPerson, withoutPerson } from "./book-order.ts";
import { type Discount, discountSchema, type PaymentRow } from "./order-money.ts";
import { summedPayments, withoutReason } from "./payment-rows.ts";

type Priced = Partial<OrderPerson> & {
  payments?: PaymentRow[];
  discounts?: Discount[];
  lines: readonly { name: string; discount?: Discount | undefined }[];
};

/**
 * The order as the author may see it. Without the right to persons it has no person and no reason of a discount, which may name one. Without
 * the right to prices only the sum of its payments is seen.
 */
export function shownTo<Order extends Priced>(by: Author, order: Order): Order {
  const shown = maySeePersons(by) ? order : withoutReasons(withoutPerson(order));
  return mayChangePrices(by) || !shown.payments ? shown : { ...shown, payments: summedPayments(shown.payments) };
}

const withoutReasons = <Order extends Priced>(order: Order): Order => ({
  ...order,
  lines: order.lines.map((line) => (line.discount ? { ...line, discount: withoutReason(line.discount) } : line)),
  ...(order.discounts && { discounts: order.discounts.map(withoutReason) }),
});

type Known = Required<Pick<Priced, "payments" | "discounts">> & {
  lines: readonly { productId: string | null; name: string; discount?: Discount | undefined }[];
};

/** The change that the author means: what she was shown shortened, and sends back as it was shown, stays as it is. */
export function asMeant(by: Author, known: Known, { payments, ...patch }: OrderPatch): OrderPatch {
  const isSentBack = !mayChangePrices(by) && areAlike(payments, shownTo(by, known).payments);
  const meant: OrderPatch = { ...patch, ...(payments && !isSentBack && { payments }) };
  if (maySeePersons(by)) return meant;
  const { discounts, lines } = meant;
  return {
    ...meant,
    ...(discounts && { discounts: discounts.map((discount) => withReason(discount, known.discounts)) }),
    ...(lines && {
      lines: lines.map(({ discount, ...line }) => {
        const same = known.lines.filter(({ productId, name }) => productId === line.productId && name === line.name);
        return {
          ...line,
          ...(discount && {
            discount: withReason(
              discount,
              same.flatMap((one) => one.discount ?? []),
            ),
          }),
        };
      }),
    }),
  };
}

const withReason = (discount: Discount, known: readonly Discount[]): Discount =>
  known.find((one) => areAlike(withoutReason(one), discount)) ?? discount;

const areAlike = (one: unknown, other: unknown): boolean => inSequence(one) === inSequence(other);

/** The sender may write the fields of an object in another sequence. */
const inSequence = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one.localeCompare(other)))
      : part,
  );

const discountedLine = z.looseObject({ discount: discountSchema });

/** The value of an order's field in its history, without the reasons of discounts. */
export function hushed(field: string, value: unknown): unknown {
  if (field !== "lines" && field !== "discounts") return value;
  if (Array.isArray(value)) return value.map((one) => hushed(field, one));
  const line = discountedLine.safeParse(value);
  if (line.success) return { ...line.data, discount: withoutReason(line.data.discount) };
  const discount = discountSchema.safeParse(value);
  return discount.success ? withoutReason(discount.data) : value;
}
