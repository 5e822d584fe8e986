/** Promises that an owner may make beyond the law. */
export const PROMISE_NAMES = ["giftWrap", "giftNote", "shipsEverywhere", "parcelPhoto"] as const;

export type ShopPromises = Record<(typeof PROMISE_NAMES)[number], boolean>;

/**
 * The shop's name, contacts and promises. `phone` is digits with the country code, as for wa.me. `email` and `social` are empty if
 * the owner has none. In a trial shop facts and promises are examples, and its pages say so.
 */
export type ShopFacts = {
  name: string;
  phone: string;
  email: string;
  social: string;
  publicUrl: string;
  promises: ShopPromises;
  isTrial: boolean;
};
