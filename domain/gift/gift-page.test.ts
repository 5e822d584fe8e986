import { expect, test } from "vitest";
import { FIRST_SETTINGS, FIYONK } from "../../tests/support/sample-shop.ts";
import { CATEGORIES, DEMO } from "../../tests/support/search/demo-search.ts";
import { giftPage, knownGiftAddress } from "./gift-page.ts";

const SHOP = {
  products: DEMO,
  categories: CATEGORIES.map((category) => ({ ...category, tint: "rose" as const })),
  sections: FIRST_SETTINGS.sections,
  searchGuide: FIRST_SETTINGS.searchGuide,
  shop: FIYONK,
  reckonedOn: 20_000,
};

test("a day is for the person whose day it is, unless somebody else is named, and goes with that person", () => {
  const day = { occasion: "babalar-gunu" };
  expect(knownGiftAddress(day, SHOP)).toBe("/hediye?kime=baba&ne-icin=babalar-gunu");
  expect(knownGiftAddress({ ...day, recipient: "es" }, SHOP)).toBe("/hediye?kime=es&ne-icin=babalar-gunu");
  const chipsOf = (recipient: string) =>
    giftPage({ ...day, recipient, budget: 500 }, SHOP).chosen.map(({ label, to }) => `${label} ${to}`);
  expect(chipsOf("baba")[0]).toBe("Babama /hediye?butce=500");
  expect(chipsOf("es")[0]).toBe("Eş /hediye?ne-icin=babalar-gunu&butce=500");
});
