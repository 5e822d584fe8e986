import { normalizePhone } from "../settings/typed-numbers.ts";
import type { Times } from "../shop/chat-hours.ts";
import { canArriveOn } from "../shop/order-arrival.ts";
import type { ShopPromises } from "../shop/shop-facts.ts";

/** The receiver of the parcel, and the address. */
export type Receiver = {
  name: string;
  /** Digits as `normalizePhone` gives them, such as `905321234567`. */
  phone: string;
  province: string;
  district: string;
  address: string;
};

/** The details that a visitor may add to her order: where it goes, and what the gift needs. Empty text and false mean nothing. */
export type OrderDetails = Receiver & {
  /** The parcel goes to somebody else, the receiver. The person who orders is the sender. */
  isGift: boolean;
  senderName: string;
  senderPhone: string;
  /** The shop must not call the receiver. */
  surprise: boolean;
  /** The day on which the order is wanted, `2027-02-14`. */
  day: string;
  giftWrap: boolean;
  cardNote: string;
  /** The parcel must not contain any price. */
  hidePrices: boolean;
  sellerNote: string;
};

const NO_RECEIVER: Receiver = { name: "", phone: "", province: "", district: "", address: "" };

export const NO_DETAILS: OrderDetails = {
  ...NO_RECEIVER,
  isGift: false,
  senderName: "",
  senderPhone: "",
  surprise: false,
  day: "",
  giftWrap: false,
  cardNote: "",
  hidePrices: false,
  sellerNote: "",
};

/** The details as they are typed: the person who orders, and beside her the receiver of a gift. So switching the gift off and on loses nothing. */
export type TypedDetails = Omit<OrderDetails, "senderName" | "senderPhone"> & { receiver: Receiver };

const { senderName: _, senderPhone: __, ...NOTHING_SAID } = NO_DETAILS;

export const NOTHING_TYPED: TypedDetails = { ...NOTHING_SAID, receiver: NO_RECEIVER };

/** The typed details in the form of an order, unchecked. */
export function asOrdered({ receiver, ...typed }: TypedDetails): OrderDetails {
  if (!typed.isGift) return { ...typed, senderName: "", senderPhone: "", surprise: false };
  return { ...typed, ...receiver, senderName: typed.name, senderPhone: typed.phone };
}

/** In characters. A message has room for all of them, unless its link has nearly 200 lines (decision 24, detail-lines.ts). */
export const DETAIL_LIMITS = { name: 50, address: 250, cardNote: 120, sellerNote: 200 } as const;

/** The customer and her address, which a device may remember. The other details belong to one order. */
const KEPT = ["name", "phone", "province", "district", "address"] as const;

export const textToKeep = (typed: TypedDetails): string =>
  JSON.stringify(Object.fromEntries(KEPT.map((field) => [field, typed[field]])));

/** Other code may have written the stored text, so only short texts in known fields are read. */
export function keptDetailsIn(stored: string | undefined): Partial<Receiver> {
  const read = jsonIn(stored ?? "");
  return Object.fromEntries(
    KEPT.flatMap((field) => {
      const text: unknown = Reflect.get(Object(read), field);
      return typeof text === "string" && text.length <= DETAIL_LIMITS.address ? [[field, text]] : [];
    }),
  );
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (unreadable) {
    if (unreadable instanceof SyntaxError) return undefined;
    throw unreadable;
  }
}

type Arrival = Times & { now: Date };
type Rules = Arrival & { promises: Pick<ShopPromises, "giftWrap" | "giftNote"> };

/** The details that an order says: only whole phone numbers, a day on which the parcel can arrive, and gift services that the owner promises. */
export function detailsToSend(typed: TypedDetails, { promises, ...arrival }: Rules): OrderDetails {
  const details = asOrdered(typed);
  return {
    ...details,
    name: details.name.slice(0, DETAIL_LIMITS.name),
    senderName: details.senderName.slice(0, DETAIL_LIMITS.name),
    address: details.address.slice(0, DETAIL_LIMITS.address),
    sellerNote: details.sellerNote.slice(0, DETAIL_LIMITS.sellerNote),
    phone: normalizePhone(details.phone) ?? "",
    senderPhone: normalizePhone(details.senderPhone) ?? "",
    day: unsaidField({ ...NOTHING_TYPED, day: typed.day }, arrival) ? "" : typed.day,
    giftWrap: details.giftWrap && promises.giftWrap,
    cardNote: promises.giftNote ? details.cardNote.slice(0, DETAIL_LIMITS.cardNote) : "",
    hidePrices: details.hidePrices && (details.isGift || promises.giftWrap || promises.giftNote),
  };
}

/** The first typed detail that an order leaves out: an incomplete phone number, or a day on which the parcel can no longer arrive. */
export function unsaidField(typed: TypedDetails, { now, ...times }: Arrival) {
  const details = asOrdered(typed);
  const half = (["phone", "senderPhone"] as const).find((one) => details[one] !== "" && !normalizePhone(details[one]));
  return half ?? (details.day !== "" && !canArriveOn(details.day, times, now) ? ("day" as const) : undefined);
}

export const hasDetails = (typed: TypedDetails): boolean =>
  Object.entries(NO_DETAILS).some(([field, none]) => Reflect.get(asOrdered(typed), field) !== none);
