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

/** In characters. Only beside the link of nearly 200 lines a message has no room for all of them (decision 86, detail-lines.ts). */
export const DETAIL_LIMITS = { name: 50, address: 250, cardNote: 120 } as const;
