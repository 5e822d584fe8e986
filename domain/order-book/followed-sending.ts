import { type ParcelPrice, sendingPrice } from "../shop/parcel-price.ts";

type Totals = { before: number; after: number };

/**
 * The price of sending an order whose products have come to another total. As long as it is the shop's own for the total before, it follows;
 * one that the owner has set stays.
 */
export const followedSending = (
  sending: number | null,
  parcel: ParcelPrice | undefined,
  { before, after }: Totals,
): number | null => (sending === sendingPrice(parcel, before) ? sendingPrice(parcel, after) : sending);
