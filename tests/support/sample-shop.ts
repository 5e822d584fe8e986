import type { ShopFacts } from "../../domain/shop/shop-facts.ts";

export const FIYONK: ShopFacts = {
  name: "Fiyonk",
  phone: "905320000000",
  email: "merhaba@fiyonk.example",
  social: "@fiyonk",
  publicUrl: "https://fiyonk.example",
};
