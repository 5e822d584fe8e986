import { describe, expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { CATEGORIES, DEMO, searchOf } from "../../tests/support/search/demo-search.ts";
import { GIFT_WISHES } from "../../tests/support/search/gift-wishes.ts";
import { askedGift, wishOf } from "./gift-guide.ts";
import { giftSearch, giftWishIn } from "./gift-wish.ts";
import { giftPhrases, readGiftWish } from "./read-wish.ts";
import { tasteInNames } from "./wish-taste.ts";

const guide = FIRST_SETTINGS.searchGuide;
const search = searchOf(DEMO);
const tasteOf = (word: string) => tasteInNames(word, DEMO, CATEGORIES);
const phrases = giftPhrases(guide);
const read = (said: string) => readGiftWish(said, { guide, phrases, readText: search.readBy, tasteOf });

describe("a wish as people say it is read", () => {
  test.each(GIFT_WISHES)("%s: %s", (said, query) => {
    expect(decodeURIComponent(giftSearch(wishOf(read(said))).slice(1))).toBe(query);
  });

  test.each(GIFT_WISHES)("%s leads to an address that means the same", (said) => {
    const asked = read(said);
    const address = new URLSearchParams(giftSearch(wishOf(asked)));
    expect(askedGift(giftWishIn(address), { guide, products: DEMO, tasteOf })).toEqual(asked);
  });
});
