import { pictureSoChosen } from "../catalog/color-pictures.ts";
import type { Product } from "../catalog/product.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { DAY_MS } from "../istanbul.ts";
import { sumLira } from "../money.ts";
import { isGiftCharge } from "../order/amount-to-pay.ts";
import { lineName } from "../order/cart.ts";
import { shopChat } from "../order/chat-link.ts";
import { type BookOrder, OWN_WISH } from "../order-book/book-order.ts";
import { moneyOf } from "../order-book/order-money.ts";
import { isFinished, isSold, type OrderState, type PayingWay, payingWay } from "../order-book/order-states.ts";
import { isParcelNumber, meantCarrier, trackingLink } from "../settings/carriers.ts";
import { confirmedArrivalWords } from "../shop/order-arrival.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { addresses } from "./addresses.ts";

type PageLine = { name: string; quantity: number; image?: string; path?: string };

/**
 * The page of one order, which its customer opens from the chat. It has no name, phone number or address, and no text that somebody wrote,
 * because whoever has the address sees it (decision 26).
 */
export type OrderPage = {
  number: number;
  state: OrderState;
  lines: readonly PageLine[];
  arrival?: string | undefined;
  parcel?: { carrier: string; number: string; link: string } | undefined;
  /** The amount that is still to be paid, and how. Undefined for an order that is not sold. */
  money?: { left: number; isSendingOpen: boolean; how: string } | undefined;
  /** The money that is to go back to the customer, and that which went back. Undefined if there is none. */
  back?: { due: number; done: number } | undefined;
  chat: string | undefined;
};

/** The page is gone this many days after the order's last state, or after the day it was wished for: some are never marked as delivered. */
const PAGE_DAYS = 60;

type Shown = Pick<Snapshot, "findProduct"> & {
  shop: ShopFacts;
  sections: { delivery: { carriers: string; orderPage: boolean }; choices: { sets: readonly ChoiceSet[] } };
};

/** Undefined if the order has no page: nothing has happened to it for long, or the shop has no such pages. */
export function orderPage(order: BookOrder, { shop, sections, findProduct }: Shown, now: Date): OrderPage | undefined {
  const { delivery, choices } = sections;
  const confirmation = order.told.find(({ what }) => what === "confirmation");
  if (!delivery.orderPage) return undefined;
  if (lastMoment(order) <= now.getTime() - PAGE_DAYS * DAY_MS) return undefined;
  const countedFrom = order.state === "sent" ? order.stateAt : (confirmation?.at ?? order.wroteAt);
  return {
    number: order.number,
    state: order.state,
    lines: order.lines.map((line) => pageLine(line, choices.sets, findProduct(line.productId ?? ""))),
    arrival: isFinished(order.state)
      ? undefined
      : (confirmedArrivalWords(shop, { day: order.day, countedFrom }, now) ?? NO_DAY),
    parcel: parcelOf(order, delivery.carriers),
    money: isSold(order.state) ? moneyToCome(order) : undefined,
    back: moneyBack(order),
    chat: shopChat(shop.phone, `Merhaba, ${order.number} numaralı siparişim için bir şey soracağım: `),
  };
}

/** Stands where no day of arrival is known, or it has passed. */
const NO_DAY = "Geleceği günü bize sorabilirsin";

const lastMoment = ({ state, stateAt, day }: BookOrder): number =>
  Math.max(Date.parse(stateAt), isFinished(state) || day === "" ? 0 : Date.parse(day));

/** Of a line only the product's own words are shown, as they are now: others were typed, and may be a customer's words. */
function pageLine(
  { productId, name, color, values, quantity }: BookOrder["lines"][number],
  sets: readonly ChoiceSet[],
  product?: Product,
): PageLine {
  // The name of a product that is gone is the shop's own too. Without a product a line is in the customer's words.
  if (!product) return { name: productId !== null || isGiftCharge({ productId, name }) ? name : OWN_WISH, quantity };
  const chosen = {
    color: product.colors.includes(color) ? color : "",
    values: values.flatMap(({ group, id }) => {
      const value = sets.find((set) => set.id === group)?.values.find((one) => one.id === id);
      return value ? [{ group, id, name: value.name }] : [];
    }),
  };
  return {
    name: lineName({ name: product.name, ...chosen }),
    quantity,
    image: pictureSoChosen(product, chosen),
    path: addresses.product(product.slug),
  };
}

const SIX_DIGITS = /(?:\d\D*){6}/;

/** The mobile phone of a courier or a customer, and letters that may be a name. */
const MOBILE = /^(?:(?:00)?90|0)?5\d{9}$/;
const NAME = /\p{L}{3}/u;

/** The parcel on its way, by a carrier of the owner's table: another text may name a person. So may one in the place of the number. */
function parcelOf({ state, carrier, tracking }: BookOrder, carriers: string): OrderPage["parcel"] {
  if (state !== "sent" && state !== "delivered") return undefined;
  const written = tracking.replace(/\s/g, "");
  const isPerson = MOBILE.test(written.replace(/\D/g, "")) || NAME.test(written);
  const number = isParcelNumber(written) && SIX_DIGITS.test(written) && !isPerson ? written : "";
  const name = meantCarrier(carriers, carrier)?.name ?? "";
  if (number === "" && name === "") return undefined;
  return { carrier: name, number, link: number && trackingLink(carriers, { carrier, tracking: number }) };
}

function moneyToCome(order: BookOrder): OrderPage["money"] {
  const left = Math.max(0, moneyOf(order).left);
  return { left, isSendingOpen: order.sending === null, how: howToPay(order) };
}

function moneyBack(order: BookOrder): OrderPage["back"] {
  const due = Math.max(0, -moneyOf(order).left);
  const done = sumLira(order.payments.map(({ amount, back }) => (back ? amount : 0)));
  return due > 0 || done > 0 ? { due, done } : undefined;
}

/** A parcel that has arrived is not paid at the door any more. */
const howToPay = (order: BookOrder): string => {
  const way = payingWay(order);
  return HOW_TO_PAY[way === "at-door" && order.state === "delivered" ? "waiting" : way];
};

/** No page shows the bank account: whoever has the address could pass on another one. */
const HOW_TO_PAY: Record<PayingWay, string> = {
  waiting: "Ödeme bilgileri sohbetimizde.",
  transfer: "Havale ya da EFT ile; IBAN'ı sohbetimizde bulursun.",
  "at-door": "Kapıda, paketini alırken.",
  "card-link": "Kartla; ödeme bağlantısı sohbetimizde.",
};
