import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { CATEGORIES, DEMO, searchOf } from "../../tests/support/search/demo-search.ts";
import { GIFT_WISHES } from "../../tests/support/search/gift-wishes.ts";
import type { Product } from "../catalog/product.ts";
import { lowestPrice } from "../catalog/shown-price.ts";
import type { GiftMend } from "../settings/gift-mends.ts";
import { type AskedGift, colorNamed } from "./gift-guide.ts";
import { fewGiftsWords, giftReason, givenUpWords } from "./gift-words.ts";
import { GIFT_LIMIT, giftsFor } from "./gifts-for.ts";
import { giftPhrases, readGiftWish } from "./read-wish.ts";
import { tasteInNames } from "./wish-taste.ts";

const guide = FIRST_SETTINGS.searchGuide;
const phrases = giftPhrases(guide);
const shelf = { products: DEMO, categories: CATEGORIES };
const read = (said: string) => readGiftWish(said, { guide, phrases, readText: searchOf(DEMO).readBy, ...shelf }).asked;
const forWish = (wish: AskedGift, products: readonly Product[] = DEMO, mends: readonly GiftMend[] = []) =>
  giftsFor(wish, { products, categories: CATEGORIES, sets: [], mends });
const names = (wish: AskedGift, products?: readonly Product[], mends?: readonly GiftMend[]) =>
  forWish(wish, products, mends).gifts.map(({ product }) => product.name);
const person = (name: string) => guide.recipients.find((one) => one.name === name);
const MOTHER = { recipient: person("Anne") };

describe("a wish as people say it", () => {
  test.each(GIFT_WISHES)("%s: six gifts or a reason, none over the budget and none out of stock", (said) => {
    const wish = read(said);
    const { gifts } = forWish(wish);
    for (const { product } of gifts) {
      expect(product.inStock).toBe(true);
      expect(lowestPrice(product)).toBeLessThanOrEqual(wish.budget ?? Number.POSITIVE_INFINITY);
    }
    const told = givenUpWords(gifts, wish);
    const isAsItWas = gifts.every(({ missed }) => missed.length === 0);
    expect(told.length > 0).toBe(!isAsItWas);
    if (gifts.length < GIFT_LIMIT) expect(fewGiftsWords(gifts.length, wish)).toMatch(/hediyemiz (var|yok)\.$/);
    expect(forWish(wish)).toEqual(forWish(wish));
  });
});

const cheap = (name: string, traits: Partial<Product> = {}) =>
  productOf({ name, price: 100, category: "trend", ...traits });

test("color is given up first, then the occasion, then what is made for the person, and last what somebody likes", () => {
  const taste = tasteInNames("kupa", { products: [cheap("Kupa")], categories: [] });
  const occasion = guide.giftOccasions.find(({ name }) => name === "Yıl dönümü");
  const wish = { recipient: person("Kız arkadaş"), occasion, taste, color: colorNamed("mor") };
  const products = [
    cheap("Kolye", { colors: ["mor"] }),
    cheap("Kupa", { colors: ["mor"] }),
    cheap("Çanta Kupa", { colors: ["mor"] }),
    cheap("Kalpli Kupa"),
    cheap("Kalpli Kupa Mor", { colors: ["mor"] }),
  ];
  const { gifts } = forWish(wish, products);
  expect(gifts.map(({ product, missed }) => [product.name, missed])).toEqual([
    ["Kalpli Kupa Mor", []],
    ["Kalpli Kupa", ["color"]],
    ["Çanta Kupa", ["occasion"]],
    ["Kupa", ["occasion", "recipient"]],
    ["Kolye", ["occasion", "taste"]],
  ]);
  expect(givenUpWords(gifts, wish)).toEqual([
    "Rengi mor olan 4 tane; ötekilerde renkten vazgeçtik.",
    "“Yıl dönümü” için özel olan 2 tane; ötekiler her güne yakışır.",
    "“Kız arkadaş” için özel olan 4 tane; ötekiler herkese yakışır.",
    "“Kupa” sevene göre 4 tane; ötekilerde zevkten vazgeçtik.",
  ]);
});

test("where a taste is given up, the gifts are still for the person", () => {
  const taste = tasteInNames("kupa", { products: [cheap("Kupa")], categories: [] });
  const products = [cheap("Peluş"), cheap("Kolye"), cheap("Kupa"), cheap("Powerbank")];
  expect(names({ recipient: person("Baba"), taste }, products)).toEqual(["Kupa", "Powerbank", "Peluş", "Kolye"]);
});

test("what is wrong for somebody is never shown, and a child gets only what is for children", () => {
  const products = [cheap("Romantik Kolye"), cheap("Kolye"), cheap("Peluş"), cheap("Powerbank")];
  expect(names(MOTHER, products)).toEqual(["Kolye", "Peluş", "Powerbank"]);
  expect(names({ recipient: person("Çocuk") }, products)).toEqual(["Peluş"]);
});

test("other categories come before a second gift of one", () => {
  const products = [1, 2, 3, 4, 5, 6, 7].map((at) => cheap(`Kolye ${at}`, { category: "takilar" }));
  expect(names({}, [...products, cheap("Kupa"), cheap("Peluş", { category: "labubu" })])).toEqual([
    "Kolye 1",
    "Kupa",
    "Peluş",
    "Kolye 2",
    "Kolye 3",
    "Kolye 4",
  ]);
});

test("a budget is never exceeded, and the lowest one that would help is named", () => {
  const products = [cheap("Kolye"), cheap("Küpe", { price: 150.01 }), cheap("Broş", { price: 400 })];
  expect(forWish({ budget: 150 }, products)).toMatchObject({
    gifts: [{ product: { name: "Kolye" } }],
    betterBudget: 400,
  });
  expect(forWish({ budget: 400 }, products).betterBudget).toBeUndefined();
  expect(forWish({ budget: 50 }, products)).toEqual({ gifts: [], betterBudget: 100 });
});

test("the price that counts is that of a piece that can be had", () => {
  const sets = [
    {
      id: "boy",
      name: "Boy",
      word: "boy",
      values: ["kisa", "uzun"].map((id) => ({ id, name: id, note: "" })),
    },
  ];
  const product = cheap("Kolye", {
    startsAt: 100,
    choices: [{ set: "boy", without: [], extra: { uzun: 80 } }],
    soldOut: [["boy=kisa"]],
  });
  const at = (budget: number) => giftsFor({ budget }, { products: [product], categories: [], sets, mends: [] }).gifts;
  expect(at(150)).toEqual([]);
  expect(at(180)).toHaveLength(1);
});

test("a color that is sold out counts as missing", () => {
  const product = cheap("Kolye", { colors: ["mor", "bej"], soldOut: [["renk=mor"]] });
  expect(forWish({ color: colorNamed("mor") }, [product]).gifts).toMatchObject([{ missed: ["color"], chosen: {} }]);
});

test("the owner's mend beats the words, in both directions", () => {
  const products = [cheap("Kolye"), cheap("Romantik Mum")];
  const mend = (product: string, fits: boolean) => ({ product, gift: "anne", fits });
  expect(names(MOTHER, products, [mend("Kolye", false), mend("Romantik Mum", true)])).toEqual(["Romantik Mum"]);
});

test("the reason is a color, a size and the days", () => {
  const product = cheap("Kolye", { colors: ["Mor"], details: [{ name: "Ölçü", text: "Zincir 45 cm" }] });
  const wish = { color: colorNamed("mor") };
  const [gift] = forWish(wish, [product]).gifts;
  expect(gift && giftReason(gift, wish, { from: 2, to: 4 })).toBe("mor, 45 cm, 2-4 iş gününde");
});
