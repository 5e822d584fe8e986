import { describe, expect, test } from "vitest";
import { backInWords, changesInWords, isAskedBefore, undoneInWords, undoToCome } from "./change-words.ts";

const PHONE = { title: "Telefon", before: "0532", after: "0533" };
const MAIL = { title: "E-posta", before: "", after: "a@b.com" };
const TEXT = { title: "Açıklama", before: "Kısa\nmetin", after: `${"çok ".repeat(20)}uzun` };
const PAGE = { title: "Bölümler" };

describe("what changed is told short:", () => {
  test.each([
    [[PHONE], "Telefon: 0532 → 0533"],
    [[PHONE, MAIL], "Telefon: 0532 → 0533, E-posta: boş → a@b.com"],
    [[PHONE, MAIL, TEXT], "Telefon: 0532 → 0533, E-posta: boş → a@b.com ve 1 alan daha"],
    [[TEXT], "Açıklama: Kısa metin → çok çok çok çok çok çok çok çok çok çok…"],
    [
      [
        {
          title: "Adres",
          before: "Moda Mahallesi Bahar Sokak No: 5 Kadıköy İstanbul",
          after: "Moda Mahallesi Bahar Sokak No: 7 Kadıköy İstanbul",
        },
      ],
      "Adres: …5 Kadıköy İstanbul → …7 Kadıköy İstanbul",
    ],
    [[PAGE], "Bölümler"],
    [[], ""],
  ])("%j", (changes, words) => {
    expect(changesInWords(changes)).toBe(words);
  });
});

test("after an undo it is told what came back", () => {
  expect(backInWords([{ title: "Telefon", before: "0533", after: "0532" }])).toBe("Telefon yeniden 0532");
  expect(backInWords([{ title: "E-posta", before: "a@b.com", after: "" }, PAGE, PHONE])).toBe(
    "E-posta yeniden boş, Bölümler yeniden eski hâlinde ve 1 alan daha",
  );
});

test("after an undo that only takes rows away it is told which, because the others stay", () => {
  const [deposit, rest] = ["Kapora ₺1.100,00 havale, 28 Kasım", "Kalan ₺150,00 elden, 29 Kasım"];
  const change = { title: "Ödemeler", before: `${deposit}\n${rest}`, after: rest, gone: deposit };
  expect(backInWords([change])).toBe(`Ödemeler yeniden ${deposit} olmadan`);
});

test("a long value that another one goes on from is told whole", () => {
  const [before, after] = ["Ödeme ₺600,00 havale, 28 Kasım Geri ödeme ₺20,00 elden", "Ödeme ₺600,00 havale, 28 Kasım"];
  expect(backInWords([{ title: "Ödemeler", before, after }])).toBe(`Ödemeler yeniden ${after}`);
  expect(changesInWords([{ title: "Ödemeler", before: after, after: before }])).toBe(
    `Ödemeler: ${after} → …Geri ödeme ₺20,00 elden`,
  );
});

describe("an undo is asked about first", () => {
  const one = { count: 1, changes: { phone: null }, kept: [], again: [] };
  test.each([
    ["not where it takes the one field that the row names", { left: 0, changed: [one] }, false],
    ["not where a whole item returns", { left: 0, changed: [{ ...one, changes: {} }] }, false],
    ["where it takes several fields", { left: 0, changed: [{ ...one, changes: { phone: null, email: null } }] }, true],
    ["where it takes what came later", { left: 0, changed: [{ ...one, again: ["phone"] }] }, true],
    ["where a field stays", { left: 0, changed: [{ ...one, kept: ["email"] }] }, true],
    ["where an item stays", { left: 1, changed: [one] }, true],
    ["not where it takes the items that the row counts", { left: 0, changed: [{ ...one, count: 2 }] }, false],
    ["where it takes items of several kinds", { left: 0, changed: [one, one] }, true],
  ])("%s", (_, preview, isAsked) => {
    expect(isAskedBefore(preview)).toBe(isAsked);
  });
});

describe("an undo of several kinds", () => {
  const back = { title: "Fiyat", before: "₺349,90", after: "₺449,90" };
  const product = { what: "Kupa", count: 1, changes: [back] };

  test("names the items where there are several", () => {
    expect(undoneInWords([product])).toBe("Fiyat yeniden ₺449,90");
    expect(undoneInWords([{ what: "Takılar kategorisi", count: 1, changes: [] }])).toBe("");
    expect(undoneInWords([{ ...product, what: "40 ürün", count: 40, changes: [{ title: "Kategori" }] }])).toBe(
      "40 ürün: Kategori yeniden eski hâlinde",
    );
  });

  test("says that a plan whose start is undone does not start again, unless the plan itself is taken back", () => {
    const released = { ...product, isReleased: true };
    expect(undoneInWords([released])).toBe("Fiyat yeniden ₺449,90; süreli fiyat bir daha başlamaz");
    const plan = { what: "Kupa için süreli fiyat", count: 1, isPlan: true, changes: [] };
    expect(undoneInWords([released, plan])).toBe("Fiyat yeniden ₺449,90");
  });

  test("tells before it is done what comes back, what goes although it came later, and what stays", () => {
    expect(undoToCome([{ ...product, again: ["Fiyat"], kept: ["Stok"] }], 2)).toEqual([
      "Fiyat yeniden ₺449,90",
      "Fiyat sonradan da değişip aynı hâle gelmişti; o değişiklik de geri alınır",
      "Stok bu arada yeniden değişti, olduğu gibi kalır",
      "Bu arada değişen 2 kayıt olduğu gibi kalır",
    ]);
    expect(undoToCome([{ what: "40 ürün", count: 40, changes: [] }], 0)).toEqual(["40 ürün eski hâline döner"]);
  });
});
