import { sumLira } from "../money.ts";
import { amountToPay } from "../order/amount-to-pay.ts";
import type { BookOrder, OrderLine, OrderPatch } from "./book-order.ts";
import { chargedOf, type Discount, keptPieces, moneyOf, type PaymentRow } from "./order-money.ts";
import { isSold } from "./order-states.ts";
import { GIVEN_BACK } from "./payment-rows.ts";

type Refunded = Pick<BookOrder, "lines" | "discounts" | "payments" | "paid" | "state" | "sending" | "fee">;

/** The pieces of a line that come back now. */
export type ComingBack = { pieces: number; isShelved: boolean };

type Refund = {
  /** Undefined if only goods come back. */
  payment: Omit<PaymentRow, "back"> | undefined;
  /** In the sequence of the lines. */
  back: readonly ComingBack[];
};

/**
 * The change of an order whose money, goods or both go back, in one step. Money that the order still asks for becomes a discount. An order
 * of which no piece is left is returned.
 */
export function refunded(order: Refunded, { payment, back }: Refund): OrderPatch {
  const lines = order.lines.map((line, at) => withReturned(line, back[at]));
  const isAllBack = lines.every((line) => keptPieces(line) === 0);
  const isCharged = isSold(order.state) || isAllBack;
  const change: OrderPatch = {
    ...(back.some(({ pieces }) => pieces > 0) && { lines }),
    ...(isAllBack && { state: "returned" }),
  };
  if (!payment) return change;
  return {
    ...change,
    payments: [...order.payments, { ...payment, back: true }],
    ...(isCharged && withDiscount({ ...order, lines }, { paid: moneyOf(order).paid, amount: payment.amount })),
  };
}

/** The amount that goes back if nobody says another one: what has come and is not asked for without these pieces. */
export function proposedRefund(order: Refunded, back: readonly ComingBack[]): number {
  const { paid } = moneyOf(order);
  if (!isSold(order.state)) return Math.max(0, paid);
  const lines = order.lines.map((line, at) => withReturned(line, back[at]));
  return Math.max(0, Math.min(paid, sumLira([paid, -amountToPay(chargedOf({ ...order, lines }))])));
}

function withReturned(line: OrderLine, { pieces, isShelved }: ComingBack = NONE_BACK): OrderLine {
  if (pieces === 0) return line;
  const { returned = 0, shelved = 0 } = line;
  return { ...line, returned: returned + pieces, ...(isShelved && { shelved: shelved + pieces }) };
}

const NONE_BACK: ComingBack = { pieces: 0, isShelved: false };

/** Takes off what goes back although it is asked for, so that nobody is asked for it again. */
function withDiscount(
  order: Pick<Refunded, "lines" | "discounts" | "sending" | "fee">,
  { paid, amount }: { paid: number; amount: number },
): Pick<OrderPatch, "discounts"> {
  const others = order.discounts.filter((discount) => !isGivenBack(discount));
  const earlier = order.discounts.find(isGivenBack)?.amount ?? 0;
  const ofAmount = (lira: number): Discount[] => (lira > 0 ? [{ word: GIVEN_BACK, amount: lira }] : []);
  const charged = amountToPay(chargedOf({ ...order, discounts: [...others, ...ofAmount(earlier)] }));
  const rest = sumLira([amount, -Math.max(0, sumLira([paid, -charged]))]);
  return rest > 0 ? { discounts: [...others, ...ofAmount(sumLira([earlier, rest]))] } : {};
}

const isGivenBack = ({ word, amount }: Discount): boolean => word === GIVEN_BACK && amount !== undefined;
