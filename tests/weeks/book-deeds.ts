import type { BookOrder, OrderPatch } from "../../domain/order-book/book-order.ts";
import { discountedAt } from "../../domain/order-book/order-discount.ts";
import { type Discount, keptPieces, MONEY_WAYS, type PaymentRow } from "../../domain/order-book/order-money.ts";
import { proposedRefund, refunded } from "../../domain/order-book/order-refund.ts";
import { ORDER_STATES } from "../../domain/order-book/order-states.ts";
import { withPayment } from "../../domain/order-book/payment-rows.ts";
import { TOLD_KINDS } from "../../domain/order-book/told-messages.ts";
import { type Deed, type Hand, revertOf } from "./hand.ts";
import { orderByMessage } from "./message-deed.ts";

const order = async ({ one, living }: Hand) => one(await living("orders"));
const orders = async ({ some, living }: Hand) => some(await living("orders")).map((id) => ({ id }));

/** Half of the time the change is one of money: a payment comes or goes, goods and money come back, a discount is given. */
function moneyDeed({ one, isOne, below }: Hand, now: BookOrder): OrderPatch | undefined {
  const row: PaymentRow = {
    id: `p${below(1_000_000)}`,
    amount: 0.01 + below(500),
    way: one(MONEY_WAYS),
    day: "2026-11-28",
  };
  const discount = one<Discount>([
    { word: "", percent: 10 },
    { word: "Hediye", percent: 100 },
    { word: "çizik", amount: 20.5 },
  ]);
  const back = now.lines.map((line) => ({ pieces: below(keptPieces(line) + 1), isShelved: isOne(2) }));
  const amount = one([proposedRefund(now, back), row.amount]);
  return one<OrderPatch | undefined>([
    undefined,
    undefined,
    undefined,
    undefined,
    { payments: withPayment(now.payments, row) },
    { payments: now.payments.slice(1) },
    refunded(now, { payment: amount > 0 ? { ...row, amount } : undefined, back }),
    discountedAt(now, one([{ line: 0 }, { at: undefined }, { at: 0 }]), isOne(4) ? undefined : discount),
  ]);
}

export const BOOK_DEEDS: Record<string, Deed> = {
  "POST /api/admin/orders": orderByMessage,
  "PUT /api/admin/orders/:id": async (hand) => {
    const { one, isOne, below } = hand;
    const id = await order(hand);
    const { order: now } = await hand.ask(`/api/admin/orders/${id}`);
    const money = moneyDeed(hand, now);
    if (money) return { id, body: money };
    const changes = one<object>([
      { lines: now.lines.map((line: object) => ({ ...line, quantity: 1 + below(4) })) },
      { lines: now.lines.slice(0, 1), state: one(ORDER_STATES) },
      { sending: one([null, 59.9]), paid: isOne(2) },
      { note: "Zile basma", tracking: `TR${below(1_000_000)}` },
    ]);
    return { id, body: { ...now, ...changes } };
  },
  "DELETE /api/admin/orders/:id": async (hand) => ({ id: await order(hand) }),
  "POST /api/admin/orders/states": async (hand) => ({
    body: { orders: await orders(hand), state: hand.one(ORDER_STATES) },
  }),
  "POST /api/admin/orders/payments": async (hand) => ({ body: { orders: await orders(hand), paid: !hand.isOne(4) } }),
  "POST /api/admin/orders/parcels": async (hand) => ({
    body: {
      // Some numbers are those of other orders, which is refused unless it is wanted.
      orders: (await orders(hand)).map(({ id }) => ({ id, tracking: `TR${hand.below(hand.one([20, 1_000_000]))}` })),
      carrier: "Aras",
      evenIfShared: hand.isOne(4),
      isSent: hand.isOne(2),
    },
  }),
  "POST /api/admin/orders/told": async (hand) => ({ body: { orders: await orders(hand), what: hand.one(TOLD_KINDS) } }),
  "PUT /api/admin/orders/:id/customer/note": async (hand) => ({
    id: await order(hand),
    body: { note: hand.one(["", "Hep kırmızı ister"]) },
  }),
  "POST /api/admin/orders/:id/customer/join": async (hand) => ({
    id: await order(hand),
    body: { other: await order(hand) },
  }),
  "POST /api/admin/orders/:id/customer/part": async (hand) => ({ id: await order(hand) }),
  "POST /api/admin/orders/:id/forget": async (hand) => ({ id: await order(hand) }),
  "POST /api/admin/orders/:id/revert": revertOf("/api/admin/orders", order),
};
