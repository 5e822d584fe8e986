import { z } from "zod";
import "../zod-without-eval.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { keptPieces, moneyOf, paymentRowSchema } from "../../../domain/order-book/order-money.ts";
import { type ComingBack, proposedRefund, refunded } from "../../../domain/order-book/order-refund.ts";
import { payingWay } from "../../../domain/order-book/order-states.ts";
import { typedPrice } from "../../../domain/typed-price.ts";
import { randomToken } from "../../ui/random-token.ts";
import { orderCalls } from "../order-calls.ts";
import type { FormSource, Read } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { readBy } from "../saved-form/typed-fields.ts";
import { meantAmount } from "./payment-source.ts";

type RefundInput = Parameters<typeof refunded>[1];

const typedBack = z.array(z.object({ pieces: z.string(), isShelved: z.boolean() }));

/** The pieces that come back as they stand in the form, one for each line. */
export type TypedBack = z.output<typeof typedBack>[number];

export const backIn = (draft: Typed): readonly TypedBack[] => typedBack.safeParse(draft.back).data ?? [];

const meantBack = (typed: readonly TypedBack[]): ComingBack[] =>
  typed.map(({ pieces, isShelved }) => ({ pieces: /^\d{1,4}$/.test(pieces.trim()) ? Number(pieces) : 0, isShelved }));

/** The amount as the field shows it: the proposed one until she types another. */
export function amountInField(order: BookOrder, draft: Typed): string {
  if (typeof draft.amount === "string") return draft.amount;
  const proposed = proposedRefund(order, meantBack(backIn(draft)));
  return proposed > 0 ? typedPrice(proposed) : "";
}

/** All that is left of the order, and all that has come. */
export const allBack = (order: BookOrder): Typed => ({
  amount: typedPrice(Math.max(0, moneyOf(order).paid)),
  back: order.lines.map((line) => ({ pieces: String(keptPieces(line)), isShelved: line.productId !== null })),
});

/** Reads and saves money, goods or both that go back, in one step. */
export function refundSource(order: BookOrder): FormSource<BookOrder, Typed, RefundInput> {
  // The same for every try, so that a repeated one gives nothing back twice.
  const id = randomToken();
  const first: Typed = {
    amount: undefined,
    way: payingWay(order),
    day: istanbulDate(new Date()),
    back: order.lines.map(({ productId }) => ({ pieces: "", isShelved: productId !== null })),
  };
  let seen = order;
  return {
    name: `iade-${order.id}`,
    fields: ["amount", "way", "day", "back"],
    draftOf: () => first,
    read: (typed) => readRefund(seen, typed, id),
    find: async (row) => (await orderCalls.find((row ?? order).id)).order,
    async save(row = order, refund) {
      if (row.payments.some((one) => one.id === id)) return { row };
      if (moneyAndGoods(row) !== moneyAndGoods(seen)) {
        seen = row;
        return { row, refusal: "Bu arada sipariş değişti. Bir daha bak, yeniden kaydet." };
      }
      const { order: saved, step } = await orderCalls.update(row, refunded(row, refund));
      return { row: saved, step };
    },
  };
}

const moneyAndGoods = ({ lines, discounts, payments, state, sending, fee }: BookOrder): string =>
  JSON.stringify([lines, discounts, payments, state, sending, fee]);

/** Errors of pieces stand at `back.0`. */
function readRefund(order: BookOrder, typed: Typed, id: string): Read<RefundInput> {
  const rows = backIn(typed);
  const wrong = rows.findIndex(({ pieces }, at) => !isPieces(pieces, order.lines[at]));
  if (wrong >= 0) {
    const line = order.lines[wrong];
    return { ok: false, errors: { [`back.${wrong}`]: `0 ile ${line ? keptPieces(line) : 0} arasında yaz` } };
  }
  const back = meantBack(rows);
  const written = amountInField(order, typed).trim();
  if (written === "" || meantAmount(written) === 0) {
    if (back.some(({ pieces }) => pieces > 0)) return { ok: true, values: { payment: undefined, back } };
    return { ok: false, errors: { amount: "Geri ödenen tutarı ya da geri gelen ürünü yaz" } };
  }
  const { paid } = moneyOf(order);
  const payment = readBy(paymentRowSchema, { id, amount: meantAmount(written), way: typed.way, day: typed.day });
  if (!payment.ok) return payment;
  if (payment.values.amount > paid) {
    return { ok: false, errors: { amount: `Gelenden çok geri ödenemez: en çok ${formatPrice(Math.max(0, paid))}` } };
  }
  return { ok: true, values: { payment: payment.values, back } };
}

const isPieces = (typed: string, line: BookOrder["lines"][number] | undefined): boolean =>
  typed.trim() === "" || (/^\d{1,4}$/.test(typed.trim()) && Number(typed) <= (line ? keptPieces(line) : 0));
