import { ORDER_STATES } from "../../domain/order-book/order-states.ts";
import { TOLD_KINDS } from "../../domain/order-book/told-messages.ts";
import { type Deed, type Hand, revertOf } from "./hand.ts";
import { orderByMessage } from "./message-deed.ts";

const order = async ({ one, living }: Hand) => one(await living("orders"));
const orders = async ({ some, living }: Hand) => some(await living("orders")).map((id) => ({ id }));

export const BOOK_DEEDS: Record<string, Deed> = {
  "POST /api/admin/orders": orderByMessage,
  "PUT /api/admin/orders/:id": async (hand) => {
    const { one, isOne, below } = hand;
    const id = await order(hand);
    const { order: now } = await hand.ask(`/api/admin/orders/${id}`);
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
  "POST /api/admin/orders/:id/forget": async (hand) => ({ id: await order(hand) }),
  "POST /api/admin/orders/:id/revert": revertOf("/api/admin/orders", order),
};
