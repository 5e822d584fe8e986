import { z } from "zod";
import { sumLira, timesLira, toKurus, toLira } from "../money.ts";
import { amountToPay } from "../order/amount-to-pay.ts";
import { line } from "../plain-text.ts";
import { amount } from "../settings/fields.ts";
import { isSold, type OrderState, PAYING_WAYS } from "./order-states.ts";

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
    /** It takes off nothing but the price of sending, whatever that becomes. */
    ofSending: z.literal(true).optional(),
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
  /** It stays with the owner although the order is cancelled or returned: all of it, or `keptPart`. */
  kept: z.literal(true).optional(),
  keptPart: positive("Sende kalan").optional(),
});

export type PaymentRow = z.output<typeof paymentRowSchema>;

type PricedLine = {
  price: number;
  quantity: number;
  /** The pieces that came back. Nobody pays for them. */
  returned?: number | undefined;
  discount?: Discount | undefined;
};

/** The parts of an order's price. */
type Priced = {
  lines: readonly PricedLine[];
  discounts: readonly Discount[];
  sending?: number | null;
  fee?: number | null;
};

type Settled = { payments: readonly PaymentRow[]; paid: boolean };

type Paid = Priced & Settled;

/** The pieces of a line that did not come back. */
export const keptPieces = ({ quantity, returned = 0 }: Pick<PricedLine, "quantity" | "returned">): number =>
  quantity - returned;

/** The price of a line before its discount. */
export const lineAmount = (line: PricedLine): number => timesLira(line.price, keptPieces(line));

/** The lira that a discount takes off, at most all of it. */
function takenOff({ percent, amount = 0 }: Discount, from: number): number {
  const kurus = percent === undefined ? toKurus(amount) : Math.round((toKurus(from) * percent) / 100);
  return toLira(Math.min(kurus, toKurus(from)));
}

/** The lira that the discount of a line takes off. */
export const lineDiscount = (line: PricedLine): number =>
  line.discount === undefined ? 0 : takenOff(line.discount, lineAmount(line));

/** The total of the products before discounts. */
export const orderTotal = (lines: readonly PricedLine[]): number => sumLira(lines.map(lineAmount));

const discountedTotal = (lines: readonly PricedLine[]): number =>
  sumLira([orderTotal(lines), ...lines.map((line) => -lineDiscount(line))]);

/**
 * The lira that each discount of the whole order takes off, one after the other, after the discounts of its lines. A percentage is of the
 * products. An amount may take off sending and the fee too, because money that goes back can include them.
 */
export function wholeDiscounts({ lines, discounts, sending, fee }: Priced): number[] {
  if (discounts.length === 0) return [];
  const beside = sumLira([sending ?? 0, fee ?? 0]);
  let rest = sumLira([discountedTotal(lines), beside]);
  const from = ({ percent, ofSending }: Discount): number => {
    if (ofSending) return Math.min(rest, sending ?? 0);
    return percent === undefined ? rest : Math.max(0, sumLira([rest, -beside]));
  };
  return discounts.map((discount) => {
    const off = takenOff(discount, from(discount));
    rest = sumLira([rest, -off]);
    return off;
  });
}

/** All discounts of an order, in lira. */
export const discountTotal = (order: Priced): number =>
  sumLira([...order.lines.map(lineDiscount), ...wholeDiscounts(order)]);

/** The lira of each line after all discounts but those of sending. A discount of the whole order is shared among the lines by their prices. */
export function soldAmounts(order: Priced): number[] {
  const amounts = order.lines.map((line) => toKurus(lineAmount(line)) - toKurus(lineDiscount(line)));
  const total = amounts.reduce((sum, kurus) => sum + kurus, 0);
  const ofLines = wholeDiscounts(order).filter((_, at) => !order.discounts[at]?.ofSending);
  const off = Math.min(total, toKurus(sumLira(ofLines)));
  let [before, taken] = [0, 0];
  return amounts.map((kurus) => {
    before += kurus;
    // What is taken off up to here is rounded, so that nothing is lost or taken twice.
    const upToHere = total === 0 ? 0 : Math.round((off * before) / total);
    const own = upToHere - taken;
    taken = upToHere;
    return toLira(kurus - own);
  });
}

/** What `amountWords` says of an order in the book: `total` is of the products, after discounts. */
export const chargedOf = (order: Priced) => ({
  total: sumLira([orderTotal(order.lines), -discountTotal(order)]),
  sending: order.sending ?? null,
  fee: order.fee ?? null,
});

/** What the order asked for before anything came back. Its payments are named by it. */
export const agreedTotal = (order: Priced): number =>
  amountToPay(chargedOf({ ...order, lines: order.lines.map((line) => ({ ...line, returned: 0 })) }));

/** The payments of an order, in lira. What went back is subtracted. */
export const receivedTotal = (payments: readonly PaymentRow[]): number =>
  sumLira(payments.map(({ amount, back }) => (back ? -amount : amount)));

/** The part of a payment that stays with the owner although the order is cancelled or returned. */
export const keptOf = ({ kept, keptPart, amount, back }: PaymentRow): number =>
  kept && !back ? Math.min(keptPart ?? amount, amount) : 0;

/** The part of what has come that stays with the owner although the order is cancelled or returned. */
export const keptTotal = (payments: readonly PaymentRow[]): number =>
  Math.min(Math.max(0, receivedTotal(payments)), sumLira(payments.map(keptOf)));

/** The payments, of which no more is kept than has come and did not go back. What goes back later is taken from the last kept ones. */
export function keptWithin(payments: readonly PaymentRow[]): PaymentRow[] {
  let rest = keptTotal(payments);
  return payments.map((payment) => {
    const part = Math.min(keptOf(payment), rest);
    rest = sumLira([rest, -part]);
    return part === keptOf(payment) ? payment : withKeptPart(payment, part);
  });
}

function withKeptPart({ kept: _, keptPart: __, ...payment }: PaymentRow, part: number): PaymentRow {
  if (part <= 0) return payment;
  return { ...payment, kept: true, ...(part < payment.amount && { keptPart: part }) };
}

/**
 * `toPay`: products, sending and the fee at the door, without discounts. `paid`: what has come, without what went back. `left` is below 0
 * if too much has come. A cancelled or returned order asks for nothing but the payments that the owner keeps, so the rest of what has come
 * is to go back; once all its pieces are marked as returned, sending and fee that were not given back stay. An order that a version
 * without payments marked as paid was paid whole.
 */
export function moneyOf(order: Paid & { state: OrderState }) {
  const charged = amountToPay(chargedOf(order));
  const received = receivedTotal(order.payments);
  const stays = order.lines.some((line) => keptPieces(line) > 0) ? 0 : Math.min(charged, Math.max(0, received));
  const toPay = isSold(order.state) ? charged : Math.max(stays, keptTotal(order.payments));
  const paid = order.paid && order.payments.length === 0 ? toPay : received;
  return { toPay, paid, left: sumLira([toPay, -paid]) };
}

/** PostgreSQL's integers end at 21 million lira in kuruş. */
export const MAX_TOTAL = 20_000_000;

type BrokenSum = { field: "lines" | "payments"; words: string; isTooBig?: boolean };

/** The rule of its sums that an order breaks, with the field to blame. */
export function brokenSum(order: Paid): BrokenSum | undefined {
  const received = receivedTotal(order.payments);
  const isTooBig = true;
  if (amountToPay(chargedOf(order)) > MAX_TOTAL) return { field: "lines", words: "Toplam çok büyük", isTooBig };
  if (received > MAX_TOTAL) return { field: "payments", words: "Ödemelerin toplamı çok büyük", isTooBig };
  if (received < 0) return { field: "payments", words: "Geri ödenen, gelenden çok olamaz" };
  if (new Set(order.payments.map(({ id }) => id)).size < order.payments.length) {
    return { field: "payments", words: "Aynı ödeme iki kez yazılmış" };
  }
  return undefined;
}

/**
 * The payments and the mark `paid` of an order after a change. The mark says that nothing is left to pay, whatever the state. A change of
 * the mark alone changes the payments: the rest is paid by `newPayment`, or the last payments are taken back. An order with a mark and
 * without payments gets the payment that the mark stands for, as soon as another one is written.
 */
export function settled(
  before: (Paid & { state: OrderState }) | undefined,
  after: Paid,
  newPayment: Omit<PaymentRow, "amount">,
): Settled {
  const known = before?.payments ?? [];
  const isMarked = after.paid !== (before?.paid ?? false);
  const arePaymentsKept = JSON.stringify(after.payments) === JSON.stringify(known);
  if (isMarked && arePaymentsKept) return after.paid ? paidWhole(after, newPayment) : takenBack(after);
  if (after.payments.length === 0) return { payments: [], paid: after.paid && arePaymentsKept };
  const marked = before?.paid && known.length === 0 ? moneyOf(before).paid : 0;
  const all = marked > 0 ? [{ ...newPayment, amount: marked }, ...after.payments] : after.payments;
  const payments = sumLira(all.map(keptOf)) > keptTotal(all) ? keptWithin(all) : all;
  return { payments, paid: openAmount({ ...after, payments }) <= 0 };
}

/** What is not paid, as if the order was sold. */
const openAmount = (order: Paid): number => sumLira([amountToPay(chargedOf(order)), -receivedTotal(order.payments)]);

function paidWhole(order: Paid, newPayment: Omit<PaymentRow, "amount">): Settled {
  const left = openAmount(order);
  return { payments: left > 0 ? [...order.payments, { ...newPayment, amount: left }] : order.payments, paid: true };
}

function takenBack(order: Paid): Settled {
  let { payments } = order;
  while (payments.length > 0 && openAmount({ ...order, payments }) <= 0) payments = payments.slice(0, -1);
  return { payments, paid: false };
}
