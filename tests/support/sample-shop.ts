import type { ShopFacts } from "../../domain/shop/shop-facts.ts";

export const FIYONK: ShopFacts = {
  name: "Fiyonk",
  phone: "905320000000",
  email: "merhaba@fiyonk.example",
  social: "@fiyonk",
  publicUrl: "https://fiyonk.example",
  promises: { giftWrap: true, giftNote: true, shipsEverywhere: true, parcelPhoto: true },
  isTrial: true,
};

/** The settings without which a live shop does not start. */
export const LIVE = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://fiyonk.example",
  SHOP_PHONE: "0532 123 45 67",
};
