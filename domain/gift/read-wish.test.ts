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
const shelf = { products: DEMO, categories: CATEGORIES };
const tasteOf = (slug: string) => tasteInNames(slug, shelf);
const phrases = giftPhrases(guide);
const read = (said: string) => readGiftWish(said, { guide, phrases, readText: search.readBy, ...shelf });

test.each([
  ["sevgilim araba seviyor", ["araba"]],
  ["pembe olmasın siyah olsun erkek arkadaşıma", ["pembe olmasın"]],
  ["Annem takı takmaz", ["takı takmaz"]],
  ["çift kolyesi anneme", ["çift"]],
  ["300 liradan fazla olmasın anneme", []],
  ["300 ile 500 lira arası babama", ["₺300,00 üstü"]],
  ["sarı ya da turuncu sevgilime", ["turuncu"]],
  ["sevgilime beş yüz", []],
  ["Merhaba kız arkadaşım için 350 tl ye kadar bir hediye bakıyorum pembe seviyor", []],
  ["kardeşime 13 yaşında kız telefon kılıfı", []],
])("what nobody understood of a wish is told: %s", (said, unread) => {
  expect(read(said).unread).toEqual(unread);
});

describe("a wish as people say it is read", () => {
  test.each(GIFT_WISHES)("%s: %s", (said, query) => {
    expect(decodeURIComponent(giftSearch(wishOf(read(said).asked)).slice(1))).toBe(query);
  });

  test.each(GIFT_WISHES)("%s leads to an address that means the same", (said) => {
    const { asked } = read(said);
    const address = new URLSearchParams(giftSearch(wishOf(asked)));
    expect(askedGift(giftWishIn(address), { guide, products: DEMO, tasteOf })).toEqual(asked);
  });
});
