import { z } from "zod";
import { sumLira, timesLira, toKurus, toLira } from "../money.ts";
import { line } from "../plain-text.ts";
import { amount } from "../settings/fields.ts";
import { PAYING_WAYS } from "./order-states.ts";

/** The ways in which money comes or goes back. `waiting`: nobody has said. */
export const MONEY_WAYS = [...PAYING_WAYS, "cash"] as const;

const positive = (title: string) => amount(title).refine((lira) => lira > 0, { error: `${title} 0'dan büyük olmalı` });

/** A discount in percent or in lira, with a word that says why. A present is a line with 100 percent. */
export const discountSchema = z
  .object({
    word: line({ label: "İndirimin adı", max: 40 }).default(""),
    percent: z
      .int({ error: "Yüzde tam sayı olmalı" })
      .min(1, { error: "Yüzde en az 1 olmalı" })
      .max(100, { error: "Yüzde en çok 100 olabilir" })
      .optional(),
    amount: positive("İndirim").optional(),
  })
  .refine((discount) => (discount.percent === undefined) !== (discount.amount === undefined), {
    error: "İndirimi ya yüzde ya ₺ olarak yaz",
  });

export type Discount = z.output<typeof discountSchema>;

/** Money that came, or with `back` went back to the customer. */
export const paymentRowSchema = z.object({
  id: line({ label: "Kimlik", max: 80 }),
  amount: positive("Tutar"),
  way: z.enum(MONEY_WAYS, { error: "Ödeme yolu geçersiz" }),
  day: z.iso.date({ error: "Gün geçersiz" }),
  back: z.literal(true).optional(),
});

export type PaymentRow = z.output<typeof paymentRowSchema>;

type PricedLine = {
  price: number;
  quantity: number;
  /** The pieces that came back. Nobody pays for them. */
  returned?: number | undefined;
  discount?: Discount | undefined;
};

type Priced = { lines: readonly PricedLine[]; discounts: readonly Discount[] };

type Charged = Priced & { sending: number | null; fee: number | null };

type Paid = Charged & { payments: readonly PaymentRow[]; paid: boolean };

/** The price of a line before its discount. */
const lineTotal = ({ price, quantity, returned = 0 }: PricedLine): number => timesLira(price, quantity - returned);

/** The lira that a discount takes off, at most all of it. */
function takenOff({ percent, amount = 0 }: Discount, from: number): number {
  const kurus = percent === undefined ? toKurus(amount) : Math.round((toKurus(from) * percent) / 100);
  return toLira(Math.min(kurus, toKurus(from)));
}

/** The lira that the discount of a line takes off. */
export const lineDiscount = (line: PricedLine): number =>
  line.discount === undefined ? 0 : takenOff(line.discount, lineTotal(line));

/** The total of the products before discounts. */
export const orderTotal = (lines: readonly PricedLine[]): number => sumLira(lines.map(lineTotal));

/** The lira that each discount of the whole order takes off, one after the other, after the discounts of its lines. */
export function wholeDiscounts({ lines, discounts }: Priced): number[] {
  let rest = sumLira([orderTotal(lines), ...lines.map((line) => -lineDiscount(line))]);
  return discounts.map((discount) => {
    const off = takenOff(discount, rest);
    rest = sumLira([rest, -off]);
    return off;
  });
}

/** All discounts of an order, in lira. */
export const discountTotal = (order: Priced): number =>
  sumLira([...order.lines.map(lineDiscount), ...wholeDiscounts(order)]);

/** The payments of an order, in lira. What went back is subtracted. */
export const receivedTotal = (payments: readonly PaymentRow[]): number =>
  sumLira(payments.map(({ amount, back }) => (back ? -amount : amount)));

/**
 * `toPay`: products, sending and the fee at the door, without discounts. `paid`: what has come, without what went back. `left` is below 0
 * if too much has come. An order that a version without payments marked as paid was paid whole.
 */
export function moneyOf(order: Paid) {
  const { lines, payments, sending, fee } = order;
  const toPay = sumLira([orderTotal(lines), -discountTotal(order), sending ?? 0, fee ?? 0]);
  const paid = order.paid && payments.length === 0 ? toPay : receivedTotal(payments);
  return { toPay, paid, left: sumLira([toPay, -paid]) };
}

type Settled = { payments: readonly PaymentRow[]; paid: boolean };

/**
 * The payments and the mark `paid` of an order after a change. The mark says that nothing is left to pay. A change of the mark alone
 * changes the payments: the rest is paid by `newPayment`, or the last payments are taken back.
 */
export function settled(before: Settled | undefined, after: Paid, newPayment: Omit<PaymentRow, "amount">): Settled {
  const isMarked = after.paid !== (before?.paid ?? false);
  const arePaymentsKept = JSON.stringify(after.payments) === JSON.stringify(before?.payments ?? []);
  if (isMarked && arePaymentsKept) return after.paid ? paidWhole(after, newPayment) : takenBack(after);
  if (after.payments.length > 0) return { payments: after.payments, paid: moneyOf(after).left <= 0 };
  return { payments: [], paid: after.paid && arePaymentsKept };
}

function paidWhole(order: Paid, newPayment: Omit<PaymentRow, "amount">): Settled {
  const { left } = moneyOf({ ...order, paid: false });
  return { payments: left > 0 ? [...order.payments, { ...newPayment, amount: left }] : order.payments, paid: true };
}

function takenBack(order: Paid): Settled {
  let { payments } = order;
  while (payments.length > 0 && moneyOf({ ...order, payments }).left <= 0) payments = payments.slice(0, -1);
  return { payments, paid: false };
}
