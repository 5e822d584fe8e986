import { expect, test } from "vitest";
import { SLUG, slugOf } from "./slug.ts";

test.each([
  ["Kalpli Işık", "kalpli-isik"],
  ["IŞIKLI İNCİ KOLYE", "isikli-inci-kolye"],
  ["Güvenlik Önlemleri", "guvenlik-onlemleri"],
  ["Anne'ye Özel — %40 & Ücretsiz!", "anne-ye-ozel-40-ucretsiz"],
  ["  --Labubu--  ", "labubu"],
  ["🎁 Kalp 🎀", "kalp"],
  ["../../etc/passwd", "etc-passwd"],
])("%j has the address %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each(["", "🎁🎀", "---", "\u200d", "日本"])("a name without a plain letter, %j, still has an address", (name) => {
  expect(slugOf(name)).toBe("urun");
});

test.each(["a".repeat(200), `${"a".repeat(79)} b`, "ş ".repeat(100), "\ud800", "ﬁ ß ½"])(
  "the address of %j is a short slug",
  (name) => {
    expect(slugOf(name)).toMatch(SLUG);
    expect(slugOf(name).length).toBeLessThanOrEqual(80);
  },
);

test.each(["", "-a", "a-", "a--b", "A", "ş", "a b", "a\n", "a/b", "__proto__"])("%j is no slug", (text) => {
  expect(text).not.toMatch(SLUG);
});
