import { describe, expect, test } from "vitest";
import { readQueryPrice } from "./query-price.ts";

describe("a query is split into its price range and the other words", () => {
  test.each([
    ["500 tl altı", "", 0, 500],
    ["500 liranın altında", "", 0, 500],
    ["500tl altındaki kolyeler", "kolyeler", 0, 500],
    ["sevgiliye 500 TL ALTI hediye", "sevgiliye hediye", 0, 500],
    ["500'den az", "", 0, 500],
    ["500 tl den ucuz kılıf", "kılıf", 0, 500],
    ["1.000 tl'yi geçmeyen kulaklık", "kulaklık", 0, 1000],
    ["en fazla 250", "", 0, 250],
    ["en fazla 250 liralık mum", "mum", 0, 250],
    ["max 300₺", "", 0, 300],
    ["bütçem 500 tl", "", 0, 500],
    ["400 tl bütçeyle hediye", "hediye", 0, 400],
    ["500'e kadar hediye", "hediye", 0, 500],
    ["100 tl hediye", "hediye", 0, 100],
    ["₺250", "", 0, 250],
    ["bin liralık hediye", "hediye", 0, 1000],
    ["iki yüz elli lira altı", "", 0, 250],
    ["1,5 bin tl altı", "", 0, 1500],
    ["149,90 tl altı", "", 0, 149.9],
    ["1000₺ üstü", "", 1000, undefined],
    ["500 tl ve üzeri figür", "figür", 500, undefined],
    ["en az 300 tl", "", 300, undefined],
    ["300 liradan fazla", "", 300, undefined],
    ["200-300 lira", "", 200, 300],
    ["200tl-300tl kolye", "kolye", 200, 300],
    ["200 ile 300 tl arası", "", 200, 300],
    ["200 ile 300 arası kolye", "kolye", 200, 300],
    ["300 – 200 ₺", "", 200, 300],
    ["200 liradan 300 liraya kadar", "", 200, 300],
    ["200'den 300'e", "", 200, 300],
    ["en az 100 en fazla 300 tl", "", 100, 300],
    ["500 tl civarı hediye", "hediye", 400, 600],
    // a negated limit
    ["500 tl'den fazla olmayan hediye", "hediye", 0, 500],
    ["300 tl'den pahalı olmasın", "", 0, 300],
    ["500 tl üstü olmasın", "", 0, 500],
    ["300 liradan az olmayan kolye", "kolye", 300, undefined],
    ["200 tl altı olmasın", "", 200, undefined],
    // Pro Max is a model
    ["iphone 15 pro max 500 tl altı", "iphone 15 pro max", 0, 500],
    ["iphone 15 pro kılıf max 500", "iphone 15 pro kılıf", 0, 500],
    // not typed to its end yet
    ["500 tl alt", "", 0, 500],
    ["500 tl altın", "", 0, 500],
    ["500 tl üst", "", 500, undefined],
  ])("%j", (typed, rest, minPrice, maxPrice) => {
    const range = { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) };
    expect(readQueryPrice(typed)).toEqual({ range, rest });
  });

  test("altın after a price is the color gold and no unfinished `altında`", () => {
    expect(readQueryPrice("500 tl altın kolye")).toEqual({ range: { maxPrice: 500 }, rest: "altın kolye" });
  });
});

test.each([
  ["iphone 15 kılıf"],
  ["15 pro"],
  ["iphone 14 pro max 256"],
  ["redmi note 12 pro max 256 kılıf"],
  ["10.000 mAh powerbank"],
  ["14 şubat"],
  ["36-44 çorap"],
  ["18-25 yaş arası"],
  ["en az 2 kişilik"],
  ["100-200 parça puzzle"],
  ["%40 indirim"],
  ["0 tl"],
  ["altın kolye"],
  ["bir kolye"],
  ["10 tlfn"],
  ["🧸"],
  ["a54"],
  ["galaxy a54 kılıf"],
  [""],
])("%j names no price", (typed) => {
  expect(readQueryPrice(typed)).toBeUndefined();
});
