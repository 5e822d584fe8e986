import { expect, test } from "vitest";
import { wishesIn } from "./said-wishes.ts";

const wishes = (text: string) => wishesIn(text).map(({ field, value, isSure }) => [field, value, isSure]);

test.each([
  ["hediye paketi olsun lütfen", [["giftWrap", "evet", true]]],
  ["Hediye paketi yaparsanız sevinirim", [["giftWrap", "evet", true]]],
  ["hediye paketi yapıyor musunuz", [["giftWrap", "evet", false]]],
  ["biri hediye paketi olsun", [["giftWrap", "evet", false]]],
  ["hediye paketi olmasın", []],
  ["fiyat görünmesin lütfen", [["hidePrices", "evet", true]]],
  ["pakette fiyatı yazmasın", [["hidePrices", "evet", true]]],
  ["fiyat ne kadar", []],
  ["Kart notu: İyi ki varsın annem ♥", [["cardNote", "İyi ki varsın annem ♥", false]]],
  ["karta “seni seviyorum” yazar mısınız", [["cardNote", "seni seviyorum", false]]],
  ["kredi kartı ile öderim", []],
  ["kapıda ödeme olsun", [["payment", "at-door", true]]],
  ["havale yapacağım", [["payment", "transfer", true]]],
  ["parasını ibana attım", [["payment", "transfer", true]]],
  ["iban atar mısınız", [["payment", "transfer", false]]],
  ["kapıda ödeme var mı", [["payment", "at-door", false]]],
  ["kapıda ödeme istemiyorum", []],
  [
    "havale yapacağım\nkapıda ödeme olsun",
    [
      ["payment", "transfer", false],
      ["payment", "at-door", false],
    ],
  ],
  ["hediye olacak", []],
])("%j wishes %j", (text, wished) => {
  expect(wishes(text)).toEqual(wished);
});

test("a wish is told once, with its line", () => {
  expect(wishesIn("selam\nhediye paketi olsun\nhediye paketi lütfen")).toEqual([
    { field: "giftWrap", value: "evet", words: "hediye paketi olsun", isSure: true },
  ]);
});
