import { expect, test } from "vitest";
import { DEMO, searchOf } from "../../tests/support/search/demo-search.ts";

const shop = searchOf(DEMO);

test.each([
  ["necklace", /Kolye/],
  ["earrings", /Küpe/],
  ["ring", /Yüzük/],
  ["bracelet", /Bilek/],
  ["jewellery", /Kolye|Küpe|Yüzük|Bilek|Halhal|Broş/],
  ["phone case", /Kılıf/],
  ["keychains", /Anahtarlık/],
  ["candles", /Mum/],
  ["teddy", /Peluş/],
  ["night light", /Lamba/],
  ["backpack", /Çanta/],
])("%j is understood, as people type it who know no Turkish", (typed, meant) => {
  const { found, isNear } = shop.find(typed);
  expect(found[0]?.product.name).toMatch(meant);
  expect(isNear).toBe(false);
});

test.each([
  ["gift for girlfriend", "kız arkadaşa hediye"],
  ["gift for my boyfriend", "erkek arkadaşa hediye"],
  ["gifts for mom", "anneme hediye"],
  ["birthday gift for her", "kadına doğum günü hediyesi"],
])("%j finds what %j finds", (english, turkish) => {
  const [asked, meant] = [english, turkish].map(
    (typed) => new Set(shop.find(typed).found.map(({ product }) => product.id)),
  );
  expect(asked?.size).toBeGreaterThan(0);
  expect(asked).toEqual(meant);
});
