import { describe, expect, test } from "vitest";
import { SLUG, slugOf } from "./slug.ts";
import { fold } from "./turkish.ts";
import { compareTurkish } from "./turkish-order.ts";

describe("the plain spelling for search and slugs", () => {
  test.each([
    [["ı", "i", "I", "İ", "i\u0307", "I\u0307", "ı\u0307"], "i"],
    [["Şık", "ŞIK", "şik", "SIK", "sık", "s\u0327ık", "S\u0327IK"], "sik"],
    [["ışık", "IŞIK", "İŞİK", "isik"], "isik"],
    [["çağ", "ÇAĞ", "c\u0327ag\u0306", "CAG"], "cag"],
    [["gümüş", "GÜMÜŞ", "gu\u0308mu\u0308s\u0327", "gumus"], "gumus"],
    [["hikâye", "HİKÂYE", "hikaye"], "hikaye"],
    [["Diyarbakır'ın", "DİYARBAKIR'IN"], "diyarbakir'in"],
    [["\u212Aupa", "Kupa"], "kupa"],
  ])("%j all become %s", (spellings, plain) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => plain));
  });

  test("folding twice gives the same as folding once, for every letter in both Unicode forms", () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = fold(letter);
      if (fold(plain) !== plain || fold(letter.normalize("NFD")) !== plain) expect.fail(code.toString(16));
    }
  });
});

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

test("names stand in the order of the Turkish alphabet, numbers by their size", () => {
  const inOrder = "cüzdan,çanta,gül,ğ,ıhlamur,İnci,oyun,öykü,sepet,set 9,set 10,şapka,zil".split(",");
  expect(inOrder.toReversed().toSorted(compareTurkish)).toEqual(inOrder);
});
