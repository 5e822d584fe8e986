import { listedWords } from "../listed-words.ts";
import { formatPrice, sumLira } from "../money.ts";
import { type Bought, type Reduction, reductionsFor, type ToldOffer } from "../offer/reductions.ts";
import { type ParcelPrice, sendingPrice } from "../shop/parcel-price.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { DETAIL_LABELS, hasCard } from "./detail-lines.ts";
import type { OrderDetails } from "./order-details.ts";

/** The charges for wrapping and the card. */
type Gifts = { gifts: readonly { name: string; price: number }[] };

/**
 * The parts of an order's price. `total` is the sum of the products. In the order book it includes wrapping and card, which are lines
 * there. Null if nobody has said the price.
 */
export type Charged = Partial<Gifts> & {
  total: number;
  /** What campaigns take off. In the order book they are discounts, and part of the total. */
  reductions?: readonly Reduction[] | undefined;
  sending: number | null;
  /** The fee for paying at the door. */
  fee: number | null;
};

type Asked = {
  total: number;
  bought?: readonly Bought[] | undefined;
  /** The campaigns that hold for what is bought. */
  offers?: readonly ToldOffer[] | undefined;
  details: AskedGifts;
  parcel: ParcelPrice | undefined;
  giftPrices?: GiftPrices | undefined;
};

type AskedGifts = Pick<OrderDetails, "giftWrap" | "cardNote">;

/** The charges of an order that is not in the book: of a cart, its message, or a pasted message. Sending follows the total before reductions. */
export function chargedFor({ total, bought = [], offers = [], details, parcel, giftPrices }: Asked): Charged & Gifts {
  const sending = sendingPrice(parcel, total);
  const reductions = reductionsFor(bought, offers, sending);
  const gifts = giftCharges(details, giftPrices);
  return { total, gifts, sending, fee: null, ...(reductions.length > 0 && { reductions }) };
}

const CARD = "Hediye kartı";

/** Wrapping and card, where they are asked for and cost something. */
function giftCharges(details: AskedGifts, prices: GiftPrices = {}): Gifts["gifts"] {
  const asked = [
    { name: DETAIL_LABELS.giftWrap, price: details.giftWrap ? prices.giftWrap : undefined },
    { name: CARD, price: hasCard(details) ? prices.giftNote : undefined },
  ];
  return asked.flatMap(({ name, price }) => (price ? [{ name, price }] : []));
}

/** True if a line of the book is wrapping or a card. They do not count towards free sending. */
export const isGiftCharge = ({ productId, name }: { productId: string | null; name: string }): boolean =>
  productId === null && (name === DETAIL_LABELS.giftWrap || name === CARD);

/** The amount that the customer pays: products without what campaigns take off, wrapping and card, sending, and the fee of paying at the door. */
export const amountToPay = ({ total, reductions = [], gifts = [], sending, fee }: Charged): number =>
  sumLira([
    total,
    ...reductions.map(({ amount }) => -amount),
    ...gifts.map(({ price }) => price),
    sending ?? 0,
    fee ?? 0,
  ]);

/** True if nothing changes the total of the products. Then no other sum is named. */
export const isTotalAll = (charged: Charged): boolean =>
  !charged.reductions?.length && amountToPay(charged) === charged.total;

/** `Kupon ECE10: −₺89,90` */
export const reductionWords = ({ name, amount }: Reduction): string => `${name}: −${formatPrice(amount)}`;

/** "₺729,60 (kargo ₺49,90 ve kapıda ödeme ₺29,90 dahil)", "₺649,80 (kargo hariç)" where sending is not said. */
export const amountWords = (charged: Charged): string =>
  `${formatPrice(amountToPay(charged))} (${chargeWords(charged)})`;

/** "hediye paketi ₺35,00 ve kargo ₺49,90 dahil", "kargo hariç", "kargo ücretsiz". */
export function chargeWords({ gifts = [], sending, fee }: Charged): string {
  const included = [
    ...gifts.map(({ name, price }) => `${name.toLocaleLowerCase("tr")} ${formatPrice(price)}`),
    sending && `kargo ${formatPrice(sending)}`,
    fee && `kapıda ödeme ${formatPrice(fee)}`,
  ].filter((part) => typeof part === "string");
  const said = listedWords(included);
  const beside = [sending === null && "kargo hariç", sending === 0 && "kargo ücretsiz", said !== "" && `${said} dahil`];
  return beside.filter(Boolean).join(", ");
}
