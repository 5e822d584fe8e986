/** The facts of an order's person that a chat may say, its wishes for the parcel, and the way to pay. */
export const SAID_FIELDS = [
  ...(["name", "phone", "province", "district", "address", "senderName", "senderPhone"] as const),
  ...(["giftWrap", "cardNote", "hidePrices", "payment"] as const),
] as const;
export type SaidField = (typeof SAID_FIELDS)[number];

/** A fact about a person or a parcel with the words that it came from. Only what is sure is ticked. */
export type SaidFact = { field: SaidField; value: string; words: string; isSure: boolean };
