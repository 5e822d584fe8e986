import { isThere } from "../../domain/choice/options.ts";
import { cartTotal, EMPTY_CART } from "../../domain/order/cart.ts";
import { cartCode } from "../../domain/order/cart-code.ts";
import {
  addLines,
  type CheckedCart,
  cardOf,
  codeToCheck,
  currentLines,
  lineOf,
  sharedLines,
  soldLines,
  withAllOptions,
} from "../../domain/order/checked-cart.ts";
import { NO_DETAILS } from "../../domain/order/order-details.ts";
import { writtenOrder } from "../../domain/order/order-message.ts";
import { ORDER_STATES } from "../../domain/order-book/order-states.ts";
import { bookInput, headed } from "../../domain/order-check/book-input.ts";
import { chosenTotal, decidedLines } from "../../domain/order-check/line-prices.ts";
import { pastedOrders } from "../../domain/order-check/pasted-orders.ts";
import type { VerifiedOrder } from "../../domain/order-check/verified-order.ts";
import { cartLinkAddress } from "../../domain/web/cart-link.ts";
import { type Deed, type Hand, NothingThere, revertOf } from "./hand.ts";
import { Broken } from "./life.ts";

/** Words of whoever orders. They stand nowhere but in her order. */
const PERSON = { name: "Ece Zümrütkaya", phone: "905329998877", address: "Yakamoz Sokak 3", province: "Bursa" };
export const PERSON_TRACES = /Zümrütkaya|9998877|Yakamoz/;

/** A visitor's way from the shelf to the book. Page, cart, message, Doğrula and book have to come to the same sum. */
const orderByMessage: Deed = async (hand) => {
  const { life, one, isOne, ask, who } = hand;
  const { products } = await ask("/api/products", "nobody");
  const ids = [1, 2].map(() => one<{ id: string }>(products).id);
  const asked = [...new Set(ids)].map((id) => ({ id, quantity: 1 }));
  const shelf: CheckedCart = await ask(`/api/cart?code=${cartCode(0, asked)}`, "nobody");
  const filled = addLines(
    isOne(2) ? life.keptCart() : EMPTY_CART,
    ids.flatMap((id) => lineIn(shelf, id, hand)),
  );
  life.keepCart(filled);
  // A cart that was filled before is as the shop has it at the moment of its order.
  const lines = soldLines(currentLines(filled, await ask(`/api/cart?code=${codeToCheck(filled)}`, "nobody")));
  if (lines.length === 0) throw new NothingThere();
  const total = cartTotal(lines);
  const shared: CheckedCart = await ask(`/api/cart?code=${cartCode(shelf.revision, lines)}`, "nobody");
  same(cartTotal(soldLines(sharedLines(withAllOptions(shared)))), total, "the shared cart and the cart");

  const { phone, publicUrl, parcel, giftPrices } = (await life.shop().snapshot()).shop;
  const cartAddress = `${publicUrl}${cartLinkAddress(shelf.revision, lines)}`;
  const order = { lines, details: { ...NO_DETAILS, ...PERSON }, parcel, giftPrices, cartAddress };
  const [pasted] = pastedOrders(writtenOrder(phone, order)?.text ?? "");
  if (!pasted) throw new Broken("the message is not read as an order");
  const read = await life.call(who, "POST", "/api/admin/orders/read", { orders: [{ text: headed(pasted) }] });
  if (read.status !== 200) throw new NothingThere();
  const checked: VerifiedOrder = read.json.orders[0];
  const doubts = checked.lines.flatMap(({ doubts }) => doubts.map(({ kind }) => kind));
  const untrue = doubts.filter((kind) => !ASKED_LATER.test(kind));
  if (untrue.length > 0) throw new Broken(`Doğrula doubts a message of this minute: ${untrue}`);
  same(
    chosenTotal(decidedLines(checked.lines, () => "thatDay")),
    total,
    "Doğrula at the message's moment and the cart",
  );
  same(chosenTotal(decidedLines(checked.lines, () => "today")), total, "Doğrula today and the cart");
  const input = bookInput({ pasted, ...checked, lines: decidedLines(checked.lines), parcel, giftPrices });
  return {
    body: { ...input, evenIfGone: hand.isOne(2) },
    after: ({ status, json }) => status === 201 && same(json.order.total, total, "the book and the cart"),
  };
};

/** What a customer may leave open. */
const ASKED_LATER = /^(color|choice)-missing$/;

const same = (one: number, other: number, what: string) => {
  if (one !== other) throw new Broken(`${what} differ: ${one} and ${other}`);
};

/** A line of a product in some choice, if it can be had so. */
function lineIn(shelf: CheckedCart, id: string, { one, isOne, below }: Hand) {
  const card = cardOf({ id }, shelf);
  if (!card) return [];
  const { groups = [], texts = [] } = card.options ?? {};
  const chosen = {
    ...card,
    color: card.colors.length > 1 && !isOne(6) ? one(card.colors).word : undefined,
    values: groups.flatMap(({ id: group, values }) => {
      const { id, name } = one(values);
      return isOne(6) ? [] : [{ group, id, name }];
    }),
    texts: texts.flatMap(({ id, label, isRequired }) => (isRequired || isOne(2) ? [{ id, label, text: "Ada" }] : [])),
  };
  return isThere(chosen, chosen.options, chosen) ? [lineOf(chosen, 1 + below(3))] : [];
}

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
      { note: "Zile basma", tracking: "TR123" },
    ]);
    return { id, body: { ...now, ...changes } };
  },
  "DELETE /api/admin/orders/:id": async (hand) => ({ id: await order(hand) }),
  "POST /api/admin/orders/states": async (hand) => ({
    body: { orders: await orders(hand), state: hand.one(ORDER_STATES) },
  }),
  "POST /api/admin/orders/payments": async (hand) => ({ body: { orders: await orders(hand), paid: !hand.isOne(4) } }),
  "POST /api/admin/orders/parcels": async (hand) => ({
    body: { orders: (await orders(hand)).map(({ id }, at) => ({ id, tracking: `TR${at}` })), carrier: "Aras" },
  }),
  "POST /api/admin/orders/:id/forget": async (hand) => ({ id: await order(hand) }),
  "POST /api/admin/orders/:id/revert": revertOf("/api/admin/orders", order),
};
