import { chosenOf } from "../../domain/choice/chosen.ts";
import { isThere } from "../../domain/choice/options.ts";
import { formatPrice } from "../../domain/money.ts";
import { amountToPay, amountWords } from "../../domain/order/amount-to-pay.ts";
import { type Cart, type CartLine, cartTotal, EMPTY_CART } from "../../domain/order/cart.ts";
import { cartCode } from "../../domain/order/cart-code.ts";
import {
  addLines,
  type CheckedCart,
  checkedCard,
  codeToCheck,
  currentLines,
  lineOf,
  optionsOfCard,
  sharedLines,
  soldLines,
  withAllOptions,
} from "../../domain/order/checked-cart.ts";
import { NO_DETAILS } from "../../domain/order/order-details.ts";
import { orderCharges, writtenOrder } from "../../domain/order/order-message.ts";
import { moneyOf } from "../../domain/order-book/order-money.ts";
import { bookInput, headed } from "../../domain/order-check/book-input.ts";
import { chosenTotal, decidedLines } from "../../domain/order-check/line-prices.ts";
import { pastedOrders } from "../../domain/order-check/pasted-orders.ts";
import type { VerifiedOrder } from "../../domain/order-check/verified-order.ts";
import { cartLinkAddress, lineAddress } from "../../domain/web/cart-link.ts";
import { type Deed, type Hand, NothingThere } from "./hand.ts";
import { Broken, type Life } from "./life.ts";

/** Words of whoever orders. They stand nowhere but in her order. */
const PERSON = { name: "Ece Zümrütkaya", phone: "905329998877", address: "Yakamoz Sokak 3", province: "Bursa" };
export const PERSON_TRACES = /Zümrütkaya|9998877|Yakamoz/;

/**
 * A visitor's way from the shelf to the book. Page, cart, shared cart, message, Doğrula, book and its table have to give one answer: what it costs,
 * which photo shows it, whether it is there, whether it may be returned, what is to pay.
 */
export const orderByMessage: Deed = async (hand) => {
  const { life, isOne, ask, who } = hand;
  const { lines, revision, offers } = await filledCart(hand);
  for (const line of lines) await lookAtPage(line, life);
  const shared: CheckedCart = await ask(`/api/cart?code=${cartCode(revision, lines)}`, "nobody");
  const there = sharedLines(withAllOptions(shared)).flatMap(({ current }) => current ?? []);
  same(cartTotal(soldLines(there)), cartTotal(lines), "the shared cart and the cart");

  const { phone, publicUrl, parcel, giftPrices } = (await life.shop().snapshot()).shop;
  const cartAddress = `${publicUrl}${cartLinkAddress(revision, lines)}`;
  const details = { ...NO_DETAILS, ...PERSON, giftWrap: isOne(2), cardNote: isOne(3) ? "İyi ki doğdun" : "" };
  const order = { lines, details, parcel, giftPrices, offers, cartAddress };
  const [pasted] = pastedOrders(writtenOrder(phone, order)?.text ?? "");
  if (!pasted) throw new Broken("the message is not read as an order");
  const read = await life.call(who, "POST", "/api/admin/orders/read", { orders: [{ text: headed(pasted) }] });
  if (read.status !== 200) throw new NothingThere();
  const checked: VerifiedOrder = read.json.orders[0];
  lookAtVerified(checked, { lines, shared });

  const charged = orderCharges(order);
  const input = bookInput({ pasted, ...checked, lines: decidedLines(checked.lines), parcel, giftPrices });
  return {
    body: { ...input, evenIfGone: isOne(2) },
    async after({ status, json }) {
      if (status !== 201) return;
      same(moneyOf(json.order).toPay, amountToPay(charged), "what is to pay in the book and in the cart");
      const { text } = await life.call("owner", "GET", "/api/admin/orders/csv");
      const paid = amountToPay(charged).toFixed(2).replace(".", ",");
      const row = text.split("\r\n").find((one: string) => one.startsWith(`"${json.order.number}";`));
      if (!row?.includes(`"${paid}"`)) throw new Broken(`the table does not say ${amountWords(charged)}: ${row}`);
    },
  };
};

type Filled = { lines: Cart; revision: number; offers: CheckedCart["offers"] };

/** A cart that was filled before is as the shop has it at the moment of its order, with what a typed code takes off. */
async function filledCart(hand: Hand): Promise<Filled> {
  const { life, one, isOne, ask } = hand;
  const { products } = await ask("/api/products", "nobody");
  const ids = [1, 2].map(() => one<{ id: string }>(products).id);
  const asked = [...new Set(ids)].map((id) => ({ id, quantity: 1 }));
  const shelf: CheckedCart = await ask(`/api/cart?code=${cartCode(0, asked)}`, "nobody");
  const filled = addLines(
    isOne(2) ? life.keptCart() : EMPTY_CART,
    ids.flatMap((id) => lineIn(shelf, id, hand)),
  );
  life.keepCart(filled);
  const coupon = one(["", "&kupon=ece10", `&kupon=${encodeURIComponent("Kış 25")}`]);
  const checked: CheckedCart = await ask(`/api/cart?code=${codeToCheck(filled)}${coupon}`, "nobody");
  const lines = soldLines(currentLines(filled, checked));
  if (lines.length === 0) throw new NothingThere();
  return { lines, revision: shelf.revision, offers: checked.offers };
}

/** A line of a product in some choice, if it can be had so. */
function lineIn(shelf: CheckedCart, id: string, { one, isOne, below }: Hand): Cart {
  const card = checkedCard({ id }, shelf);
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
  return isThere(chosen, optionsOfCard(chosen), chosenOf(chosen)) ? [lineOf(chosen, 1 + below(3))] : [];
}

/** The page of a line as its address has it chosen. What is written is known to the browser alone. */
async function lookAtPage(line: CartLine, life: Life): Promise<void> {
  const address = lineAddress(line);
  const { text } = await life.call("nobody", "GET", address);
  if (!line.texts && !text.includes(formatPrice(line.price))) {
    throw new Broken(`${address} does not say ${formatPrice(line.price)}`);
  }
  const needsText = (line.shown.needs ?? []).some(({ isText }) => isText);
  if (text.includes("MerchantReturnNotPermitted") !== needsText) {
    throw new Broken(`${address} answers otherwise whether it may be returned`);
  }
}

type Sent = { lines: Cart; shared: CheckedCart };

function lookAtVerified({ lines: verified }: VerifiedOrder, { lines, shared }: Sent): void {
  const doubts = verified.flatMap(({ doubts }) => doubts.map(({ kind }) => kind));
  const untrue = doubts.filter((kind) => !ASKED_LATER.test(kind));
  if (untrue.length > 0) throw new Broken(`Doğrula doubts a message of this minute: ${untrue}`);
  for (const choice of ["thatDay", "today"] as const) {
    same(chosenTotal(decidedLines(verified, () => choice)), cartTotal(lines), `Doğrula (${choice}) and the cart`);
  }
  const pictures = verified.map(({ image }) => image).join();
  const shownThere = shared.lines.map(({ card }) => card?.image).join();
  if (pictures !== shownThere) throw new Broken(`Doğrula shows ${pictures}, and the shared cart ${shownThere}`);
}

/** Questions that a customer may leave open. */
const ASKED_LATER = /^choice-missing$/;

const same = (one: number, other: number, what: string) => {
  if (one !== other) throw new Broken(`${what} differ: ${one} and ${other}`);
};
