import { cartTotal, EMPTY_CART } from "../../domain/order/cart.ts";
import { cartCode } from "../../domain/order/cart-code.ts";
import { addLines, type CheckedCart, cardOf, isThere, lineOf, linesToBuy } from "../../domain/order/checked-cart.ts";
import { NO_DETAILS } from "../../domain/order/order-details.ts";
import { writtenOrder } from "../../domain/order/order-message.ts";
import { ORDER_STATES } from "../../domain/order-book/order-states.ts";
import { bookInput, chosenTotal, firstChoice, headed } from "../../domain/order-check/book-input.ts";
import { pastedOrders } from "../../domain/order-check/pasted-orders.ts";
import type { VerifiedOrder } from "../../domain/order-check/verified-order.ts";
import { cartLinkAddress } from "../../domain/web/cart-link.ts";
import { Broken, type Chance, type Life, NothingThere } from "./life.ts";
import { livingOrGone } from "./notebook.ts";
import { type Deed, revertOf } from "./shelf-deeds.ts";

/** Words of whoever orders. They stand nowhere but in her order. */
const PERSON = {
  name: "Ece Zümrütkaya",
  phone: "05329998877",
  address: "Yakamoz Sokak 3",
  province: "Bursa",
  district: "Nilüfer",
};
export const PERSON_TRACES = /Zümrütkaya|9998877|Yakamoz/;

const order = async (life: Life, chance: Chance) => chance.one((await livingOrGone(life, "orders")).living);
const orders = async (life: Life, chance: Chance) => ({
  orders: chance.some((await livingOrGone(life, "orders")).living).map(({ id }) => ({ id })),
});

/** A visitor's way from the shelf to the book. Page, cart, message, Doğrula and book have to come to the same sum. */
const orderByMessage: Deed = async (life, chance, who) => {
  const { json } = await life.call("nobody", "GET", "/api/products");
  const ids = [chance.one<{ id: string }>(json.products), chance.one<{ id: string }>(json.products)].map(
    ({ id }) => id,
  );
  const asked = cartCode(
    0,
    [...new Set(ids)].map((id) => ({ id, quantity: 1 })),
  );
  const shelf: CheckedCart = (await life.call("nobody", "GET", `/api/cart?code=${asked}`)).json;
  const lines = addLines(
    EMPTY_CART,
    ids.flatMap((id) => lineIn(shelf, id, chance)),
  );
  if (lines.length === 0) throw new NothingThere();
  const total = cartTotal(lines);
  const shared: CheckedCart = (await life.call("nobody", "GET", `/api/cart?code=${cartCode(shelf.revision, lines)}`))
    .json;
  same(cartTotal(linesToBuy(shared)), total, "the shared cart and the cart");

  const { shop } = await life.shop().snapshot();
  const { parcel, giftPrices, phone, publicUrl } = shop;
  const cartAddress = `${publicUrl}${cartLinkAddress(shelf.revision, lines)}`;
  const details = { ...NO_DETAILS, ...PERSON };
  const message = writtenOrder(phone, { lines, details, parcel, giftPrices, cartAddress });
  const [pasted] = pastedOrders(message?.text ?? "");
  if (!pasted) throw new Broken("the message is not read as an order");
  const { orders: read } =
    (await life.call(who, "POST", "/api/admin/orders/read", { orders: [{ text: headed(pasted) }] })).json ?? {};
  const checked: VerifiedOrder | undefined = read?.[0];
  // Whoever may not work with orders reads none.
  if (!checked) return undefined;
  same(chosenTotal(checked.lines, "thatDay"), total, "the message's moment in Doğrula and the cart");
  same(chosenTotal(checked.lines, "today"), total, "today in Doğrula and the cart");
  const input = bookInput({ pasted, ...checked, choice: firstChoice(checked.lines), parcel, giftPrices });
  const written = await life.call(who, "POST", "/api/admin/orders", { ...input, evenIfGone: chance.isOne(2) });
  if (written.status === 201) same(written.json.order.total, total, "the book and the cart");
  return written;
};

const same = (one: number, other: number, what: string) => {
  if (one !== other) throw new Broken(`${what} differ: ${one} and ${other}`);
};

/** A line of a product in some choice, if it can be had so. */
function lineIn(shelf: CheckedCart, id: string, chance: Chance) {
  const card = cardOf({ id }, shelf);
  if (!card) return [];
  const { groups = [], texts = [] } = card.options ?? {};
  const values = groups.flatMap(({ id: group, values }) => (chance.isOne(6) ? [] : [{ group, ...chance.one(values) }]));
  const chosen = {
    ...card,
    color: card.colors.length > 1 && !chance.isOne(6) ? chance.one(card.colors).word : undefined,
    values: values.map(({ group, id, name }) => ({ group, id, name })),
    texts: texts
      .filter(({ isRequired }) => isRequired || chance.isOne(2))
      .map(({ id, label }) => ({ id, label, text: "Ada" })),
  };
  return isThere(chosen) ? [lineOf(chosen, 1 + chance.below(3))] : [];
}

export const BOOK_DEEDS: Record<string, Deed> = {
  "POST /api/admin/orders": orderByMessage,
  "PUT /api/admin/orders/:id": async (life, chance, who) => {
    const { id } = await order(life, chance);
    const { json } = await life.call(who, "GET", `/api/admin/orders/${id}`);
    const { lines, ...rest } = json.order ?? {};
    if (!lines) return undefined;
    const changes = chance.one<object>([
      { lines: lines.map((line: object) => ({ ...line, quantity: 1 + chance.below(4) })) },
      { lines: lines.slice(0, 1) },
      { state: chance.one(ORDER_STATES) },
      { sending: chance.one([null, 59.9]), paid: chance.isOne(2) },
      { note: "Zile basma", tracking: "TR123" },
    ]);
    return life.call(who, "PUT", `/api/admin/orders/${id}`, { ...rest, lines, ...changes });
  },
  "DELETE /api/admin/orders/:id": async (life, chance, who) =>
    life.call(who, "DELETE", `/api/admin/orders/${(await order(life, chance)).id}`),
  "POST /api/admin/orders/states": async (life, chance, who) =>
    life.call(who, "POST", "/api/admin/orders/states", {
      ...(await orders(life, chance)),
      state: chance.one(ORDER_STATES),
    }),
  "POST /api/admin/orders/payments": async (life, chance, who) =>
    life.call(who, "POST", "/api/admin/orders/payments", { ...(await orders(life, chance)), paid: !chance.isOne(4) }),
  "POST /api/admin/orders/parcels": async (life, chance, who) => {
    const chosen = await orders(life, chance);
    const tracked = chosen.orders.map(({ id }, at) => ({ id, tracking: `TR${at}` }));
    return life.call(who, "POST", "/api/admin/orders/parcels", { orders: tracked, carrier: "Aras" });
  },
  "POST /api/admin/orders/:id/forget": async (life, chance, who) =>
    life.call(who, "POST", `/api/admin/orders/${(await order(life, chance)).id}/forget`),
  "POST /api/admin/orders/:id/revert": revertOf(
    async (life, chance) => `/api/admin/orders/${(await order(life, chance)).id}`,
  ),
};
