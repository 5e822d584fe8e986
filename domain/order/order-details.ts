import { normalizePhone } from "../settings/typed-phone.ts";
import type { ShopPromises } from "../shop/shop-facts.ts";

/** What a visitor may add to her order: where it goes, and what the gift needs. Empty text and false say nothing. */
export type OrderDetails = {
  name: string;
  /** Digits as `normalizePhone` gives them, such as `905321234567`. */
  phone: string;
  province: string;
  district: string;
  address: string;
  /** The day on which it is wanted, `2027-02-14`. */
  day: string;
  giftWrap: boolean;
  cardNote: string;
  /** No price shall be in the parcel. */
  hidePrices: boolean;
};

export const NO_DETAILS: OrderDetails = {
  name: "",
  phone: "",
  province: "",
  district: "",
  address: "",
  day: "",
  giftWrap: false,
  cardNote: "",
  hidePrices: false,
};

/** In characters. Only beside the link of nearly 200 lines a message has no room for all of them (decision 24, detail-lines.ts). */
export const DETAIL_LIMITS = { name: 50, address: 250, cardNote: 120 } as const;

/** Who gets the parcel, and where: what a device may remember. The day and the gift belong to one order. */
const KEPT = ["name", "phone", "province", "district", "address"] as const;

type KeptDetails = Pick<OrderDetails, (typeof KEPT)[number]>;

export const textToKeep = (details: OrderDetails): string =>
  JSON.stringify(Object.fromEntries(KEPT.map((field) => [field, details[field]])));

/** Other code may have written the stored text, so only short texts in known fields are read. */
export function keptDetailsIn(stored: string | undefined): Partial<KeptDetails> {
  const read = jsonIn(stored ?? "");
  return Object.fromEntries(
    KEPT.flatMap((field) => {
      const text: unknown = Reflect.get(Object(read), field);
      return typeof text === "string" && text.length <= DETAIL_LIMITS.address ? [[field, text]] : [];
    }),
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (unreadable) {
    if (unreadable instanceof SyntaxError) return undefined;
    throw unreadable;
  }
}

type Rules = { promises: Pick<ShopPromises, "giftWrap" | "giftNote">; today: string };

/** What an order says of what was typed: a whole number, a day to come, a gift as far as the owner promises it. */
export const detailsToSend = (typed: OrderDetails, { promises, today }: Rules): OrderDetails => ({
  ...typed,
  name: typed.name.slice(0, DETAIL_LIMITS.name),
  address: typed.address.slice(0, DETAIL_LIMITS.address),
  phone: normalizePhone(typed.phone) ?? "",
  day: typed.day >= today ? typed.day : "",
  giftWrap: typed.giftWrap && promises.giftWrap,
  cardNote: promises.giftNote ? typed.cardNote.slice(0, DETAIL_LIMITS.cardNote) : "",
  hidePrices: typed.hidePrices && (promises.giftWrap || promises.giftNote),
});

/** What an order leaves out although it was typed: half a number, a day that is over. */
export function unsaidField({ phone, day }: OrderDetails, today: string): "phone" | "day" | undefined {
  if (phone !== "" && !normalizePhone(phone)) return "phone";
  return day !== "" && day < today ? "day" : undefined;
}

export const hasDetails = (details: OrderDetails): boolean =>
  Object.entries(NO_DETAILS).some(([field, none]) => Reflect.get(details, field) !== none);
