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

/**
 * In characters. Together they leave a cart of 200 lines its link in a message of 1,800 characters (decision 86): some 400 with their
 * labels.
 */
export const DETAIL_LIMITS = { name: 50, address: 140, cardNote: 120 } as const;
