import { istanbulClock, istanbulDate } from "../istanbul.ts";
import type { ToldOffer } from "../offer/reductions.ts";
import { dayInNumbers, isSumLine } from "../order/detail-lines.ts";
import { MAX_TEXT, NEW_ORDER, type OrderInput, type OrderLine } from "../order-book/book-order.ts";
import type { Lacking } from "../order-book/order-answers.ts";
import type { Payment } from "../order-book/order-states.ts";
import { discountsOf } from "../order-book/proposed-price.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import type { ParcelPrice } from "../shop/parcel-price.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { chosenCharges, chosenPrice, type DecidedLine } from "./line-prices.ts";
import type { ChatMessage } from "./pasted-chat.ts";
import type { PastedOrder } from "./pasted-orders.ts";
import type { VerifiedLine } from "./verified-line.ts";
import type { VerifiedOrder } from "./verified-order.ts";

type Parts = {
  pasted: PastedOrder;
  /** The lines that go into the book. */
  lines: readonly DecidedLine[];
  /** The lines of the message that nobody has read. */
  others: readonly string[];
  /** Undefined if the owner has not set a price of sending. */
  parcel: ParcelPrice | undefined;
  giftPrices?: GiftPrices | undefined;
  /** The campaigns that held when the message was sent. */
  offers?: readonly ToldOffer[] | undefined;
  /** The way to pay that the owner accepts, and what the shop asks for paying at the door. */
  payment?: Payment;
  atDoorFee?: number | null | undefined;
};

/** The input for the book from a verified order. Texts are cut to the book's limits; the whole message is kept beside them. */
export function bookInput({
  pasted,
  lines,
  others,
  parcel,
  giftPrices,
  offers,
  payment = "waiting",
  atDoorFee = null,
}: Parts): OrderInput {
  const { details } = pasted.order;
  const { name, phone, province, district, address, cardNote, sellerNote, ...said } = details;
  const { isGift, surprise, giftWrap, hidePrices, day } = said;
  const { gifts, sending, reductions = [] } = chosenCharges({ lines, offers, details, parcel, giftPrices });
  return {
    ...NEW_ORDER,
    lines: lines.length === 0 ? [] : [...lines.map(bookLine), ...gifts.map(giftLine)],
    name: cut(isGift ? name : customersName(pasted), 100),
    phone: isGift ? phone : customersPhone(pasted),
    senderName: isGift ? cut(customersName(pasted), 100) : "",
    senderPhone: isGift ? customersPhone(pasted) : "",
    province: cut(province, 40),
    district: cut(district, 60),
    address: cut(address, 500),
    cardNote: cut(cardNote, 500),
    sellerNote: cut(sellerNote, 1000),
    customerWords: cut([...others.filter((line) => !isSumLine(line)), pasted.words].join("\n"), 1000),
    pasted: cut([headed(pasted), pasted.after].filter(Boolean).join("\n"), 8000),
    isGift,
    surprise,
    giftWrap,
    hidePrices,
    day,
    discounts: discountsOf(reductions),
    sending,
    payment,
    fee: payment === "at-door" ? atDoorFee : null,
  };
}

/** Wrapping and card become lines, because they are sold and paid like products. */
const giftLine = ({ name, price }: { name: string; price: number }): OrderLine => ({
  ...{ productId: null, name, color: "", values: [], texts: [], category: "", quantity: 1, price },
});

const bookLine = (line: DecidedLine): OrderLine => ({
  productId: line.productId,
  name: cut(line.name, 200),
  color: cut(line.color, 40),
  values: line.values.map(({ name, ...value }) => ({ ...value, name: cut(name, 60) })),
  texts: line.texts.map(({ text, ...asked }) => ({ ...asked, text: cut(text, MAX_TEXT) })),
  ...(line.asked?.length && { asked: line.asked }),
  category: line.category,
  quantity: line.quantity,
  price: chosenPrice(line),
});

/** The questions of a line that are open, and the colors to choose from if the color is open. */
export const lackingIn = ({ name, asked = [], doubts }: VerifiedLine): Lacking => ({
  name,
  colors: doubts.flatMap(({ colors = [] }) => colors),
  words: asked.map(({ word }) => word),
});

/** The name of the person who orders: from the message, else from the chat. */
export const customersName = ({ order: { details }, customer }: PastedOrder): string =>
  (details.isGift ? details.senderName : details.name) || customer;

/** The phone number of the person who orders: from the message, else from the chat, which shows a number for somebody who is not in the contacts. */
export const customersPhone = ({ order: { details }, author }: PastedOrder): string =>
  (details.isGift ? details.senderPhone : details.phone) || (normalizePhone(author ?? "") ?? "");

/** A message with its head (`[23.11.2026 14:05:59] Ayşe: `), by which it is recognised when it is pasted again. */
export function headed({ text, at, author }: ChatMessage): string {
  if (!at || author === undefined) return text;
  return `[${dayInNumbers(istanbulDate(at))} ${istanbulClock(at).slice(11, 19)}] ${author}: ${text}`;
}

/** Cuts a text, but never inside an emoji. */
const cut = (text: string, max: number): string => {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  const end = /[\ud800-\udbff]$/.test(whole.slice(0, max)) ? max - 1 : max;
  return whole.slice(0, end).trim();
};

/** True if nothing needs the owner's eyes: all lines come from the link at today's prices, its campaigns hold, and the customer wrote nothing else. */
export const isClean = (
  { order, words }: Pick<PastedOrder, "order" | "words">,
  { lines, others, endedOffers }: VerifiedOrder,
) =>
  order.code !== undefined &&
  !order.hasBrokenLink &&
  words === "" &&
  others.length === 0 &&
  endedOffers.length === 0 &&
  lines.length > 0 &&
  lines.every(({ doubts }) => doubts.length === 0);
