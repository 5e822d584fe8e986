/** What an owner may promise besides what the law asks of every shop. */
export const PROMISE_NAMES = ["giftWrap", "giftNote", "shipsEverywhere", "parcelPhoto"] as const;

export type ShopPromises = Record<(typeof PROMISE_NAMES)[number], boolean>;

/**
 * What the shop says of itself. `phone` is digits only with the country code, as wa.me wants it; `email` and `social` are
 * empty where the owner named none. In a trial shop facts and promises are examples, and its pages say so.
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
