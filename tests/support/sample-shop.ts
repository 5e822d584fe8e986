import { firstSettings } from "../../content/first-settings.ts";
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

/** The settings of a live shop whose owner has saved nothing. */
export const FIRST_SETTINGS = firstSettings({ publicUrl: FIYONK.publicUrl, isTrial: false });

/** A live shop with a number. */
export const LIVE = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://fiyonk.example",
  SHOP_PHONE: "0532 123 45 67",
};
