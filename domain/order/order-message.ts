import { formatPrice } from "../money.ts";
import type { ToldOffer } from "../offer/reductions.ts";
import { orderParcelWords, type ParcelPrice } from "../shop/parcel-price.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { amountWords, type Charged, chargedFor, isTotalAll, reductionWords } from "./amount-to-pay.ts";
import { type Cart, cartTotal } from "./cart.ts";
import { shopChat } from "./chat-link.ts";
import { DETAIL_LABELS, detailLines, fittedDetails } from "./detail-lines.ts";
import { fittedLines, leftOutWords, orderLine } from "./fitted-lines.ts";
import { fits, MESSAGE_ROOM, minus, sizeOf, type TextSize } from "./message-size.ts";
import type { OrderDetails } from "./order-details.ts";
import { lineText, plainLine } from "./plain-name.ts";

export type Order = {
  lines: Cart;
  /** The lines that cannot be sold, but for which the customer asks. */
  asked?: Cart | undefined;
  details: OrderDetails;
  /** Undefined if the owner has not set the price of sending. */
  parcel: ParcelPrice | undefined;
  /** The prices are not part of the products' total. */
  giftPrices?: GiftPrices | undefined;
  /** The campaigns that hold for the cart. */
  offers?: readonly ToldOffer[] | undefined;
  /** The address of the cart. Undefined if the cart has more lines than a code can hold. */
  cartAddress: string | undefined;
};

/**
 * A message, the link that opens the chat with it, the address of its cart, its sum, and the wished day. `whole` is the message with all
 * its lines. It is there only if the chat's message leaves lines out and no address holds them.
 */
export type WrittenOrder = Pick<OrderDetails, "day" | "isGift"> & {
  text: string;
  whole?: string | undefined;
  link: string;
  cartAddress: string | undefined;
  total: number;
};

/** Undefined if there is nothing to order or ask, because checkout then does nothing (spec §5). Also undefined for a shop without a number. */
export function writtenOrder(phone: string, order: Order): WrittenOrder | undefined {
  const { lines, asked = [], cartAddress } = order;
  if (lines.length + asked.length === 0) return undefined;
  const text = lines.length > 0 ? orderMessage(order) : askedMessage(asked);
  const link = shopChat(phone, text);
  if (link === undefined) return undefined;
  const { day, isGift } = order.details;
  if (lines.length === 0) return { text, link, cartAddress: undefined, total: 0, day, isGift };
  const whole = cartAddress === undefined || asked.length > 0 ? wholeMessage(order) : text;
  return { text, link, cartAddress, total: cartTotal(lines), day, isGift, ...(whole !== text && { whole }) };
}

/**
 * The order's message (spec §7): a greeting, a bullet for each line, and the total in bold. Then come what campaigns take off, the price of
 * sending, the amount to pay, and the visitor's details. The last line is the link of the cart, which holds all lines even if the message leaves some out.
 */
export function orderMessage(order: Order): string {
  const { lines, asked = [], details, giftPrices } = order;
  const { total, sending } = sumLines(order);
  const whole = wholeMessage(order);
  if (fits(sizeOf(whole), MESSAGE_ROOM)) return whole;

  if (asked.length > 0) return orderMessage({ ...order, asked: [] });
  const leastBullets = [leftOutWords(lines.length)];
  const aboutRoom = roomBeside(written(order, { bullets: leastBullets, sums: total, about: [""] }));
  const about = fittedDetails(details, aboutRoom, giftPrices);
  const hasRoom = fits(sizeOf([...sending, ...about].join("\n")), aboutRoom);
  const rest = { sums: hasRoom ? [...total, ...sending] : total, about };
  const bullets = fittedLines(lines, roomBeside(written(order, { bullets: [""], ...rest })));
  return written(order, { bullets, ...rest });
}

function wholeMessage(order: Order): string {
  const { total, sending } = sumLines(order);
  return written(order, {
    bullets: order.lines.map(orderLine),
    sums: [...total, ...sending],
    about: detailLines(order.details, order.giftPrices),
  });
}

/** The lines of the sums. Those of `total` are never left out, so that a code stands in every message. */
function sumLines(order: Order): { total: string[]; sending: string[] } {
  const charged = orderCharges(order);
  const { total, reductions = [] } = charged;
  const sending = `${DETAIL_LABELS.parcel}: ${orderParcelWords(order.parcel, total)}`;
  const toPay = isTotalAll(charged) ? [] : [`${DETAIL_LABELS.toPay}: ${amountWords(charged)}`];
  return {
    total: [`*Toplam: ${formatPrice(total)}*`, ...reductions.map(reductionWords)],
    sending: [sending, ...toPay],
  };
}

/** The charges of an order, as cart and message show them. */
export const orderCharges = ({ lines, ...order }: Omit<Order, "cartAddress">): Charged =>
  chargedFor({ ...order, bought: lines, total: cartTotal(lines) });

/** The message without an order: as many questions as have room. */
function askedMessage(asked: Cart): string {
  const text = ["Merhaba,", ...askedLines(asked)].join("\n\n");
  return fits(sizeOf(text), MESSAGE_ROOM) ? text : askedMessage(asked.slice(0, -1));
}

/** The words before a product that the shop does not have at the moment. */
const ASKED = "Bu gelir mi";

const askedLines = (asked: Cart): string[] => asked.map((line) => `${ASKED}: ${lineText(plainLine(line))}`);

type Parts = { bullets: readonly string[]; sums: readonly string[]; about: readonly string[] };

const written = ({ asked = [], cartAddress }: Order, { bullets, sums, about }: Parts): string =>
  [
    ["Merhaba, sipariş vermek istiyorum:"],
    bullets,
    sums,
    about,
    askedLines(asked),
    cartAddress === undefined ? [] : [`${DETAIL_LABELS.cart}: ${cartAddress}`],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");

const roomBeside = (text: string): TextSize => minus(MESSAGE_ROOM, sizeOf(text));
