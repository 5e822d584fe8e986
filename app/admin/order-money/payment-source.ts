import "../zod-without-eval.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { BookOrder, OrderPatch } from "../../../domain/order-book/book-order.ts";
import { moneyOf, type PaymentRow, paymentRowSchema } from "../../../domain/order-book/order-money.ts";
import { payingWay } from "../../../domain/order-book/order-states.ts";
import { withPayment } from "../../../domain/order-book/payment-rows.ts";
import { parsePrice, typedPrice } from "../../../domain/typed-price.ts";
import { randomToken } from "../../ui/random-token.ts";
import { orderCalls } from "../order-calls.ts";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { readBy } from "../saved-form/typed-fields.ts";

/** A typed amount. Text that is no number stays, and the schema refuses it. */
export const meantAmount = (typed: unknown): unknown =>
  typeof typed === "string" ? (parsePrice(typed) ?? typed) : typed;

/** Reads and saves one payment of an order; without one it writes a new one. Other payments are left as they are. */
export function paymentSource(
  order: BookOrder,
  payment: PaymentRow | undefined,
): FormSource<BookOrder, Typed, PaymentRow> & Pick<PaymentRow, "id"> {
  // The same for every try, so that a repeated one writes no second payment.
  const { id = randomToken(), back, keptPart } = payment ?? {};
  const first = payment ?? proposed(order);
  let { left: seenLeft } = moneyOf(order);
  const own = ({ payments }: BookOrder) => payments.find((one) => one.id === id);
  return {
    id,
    name: `odeme-${order.id}-${payment?.id ?? "yeni"}`,
    fields: ["amount", "way", "day", "kept"],
    draftOf: (row) => typedOf((row && own(row)) ?? first),
    meant: (field, draft) => (field === "amount" ? meantAmount(draft[field]) : draft[field]),
    read: (typed) =>
      readBy(paymentRowSchema, {
        ...{ id, amount: meantAmount(typed.amount), way: typed.way, day: typed.day },
        ...(back && { back }),
        ...(typed.kept === true && { kept: true, ...(keptPart !== undefined && { keptPart }) }),
      }),
    find: async (row) => (await orderCalls.find((row ?? order).id)).order,
    async save(row = order, values) {
      const { left } = moneyOf(row);
      const known = own(row);
      if (payment ? !known : !known && left !== seenLeft) {
        seenLeft = left;
        return { row, refusal: payment ? "Bu ödeme bu arada silindi." : changedWords(left) };
      }
      const { order: saved, step } = await orderCalls.update(row, { payments: withPayment(row.payments, values) });
      return { row: saved, step };
    },
  };
}

/** Changes an order at one tap. */
export const changedMoney = async (order: BookOrder, changes: OrderPatch): Promise<{ step: string }> => ({
  step: "",
  ...(await orderCalls.update(order, changes)),
});

const changedWords = (left: number): string =>
  left > 0
    ? `Bu arada sipariş değişti, kalan ${formatPrice(left)}. Tutara bak, yeniden kaydet.`
    : "Bu arada sipariş değişti, ödenecek bir şey kalmadı. Yine de yazacaksan yeniden kaydet.";

type First = Pick<PaymentRow, "way" | "day" | "kept"> & { amount: number | undefined };

function proposed(order: BookOrder): First {
  const { left } = moneyOf(order);
  return { amount: left > 0 ? left : undefined, way: payingWay(order), day: istanbulDate(new Date()) };
}

const typedOf = ({ amount, way, day, kept }: First): Typed => ({
  amount: amount === undefined ? "" : typedPrice(amount),
  way,
  day,
  kept: kept === true,
});
