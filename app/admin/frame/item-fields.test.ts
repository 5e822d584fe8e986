import { describe, expect, test } from "vitest";
import { undoneInWords } from "../../../domain/change-words.ts";
import { EVERY_TABLE } from "../../../storage/every-table.ts";
import { setValue } from "../../../tests/support/sample-products.ts";
import { FIELDS_BY_KIND, itemWords } from "./item-fields.ts";

const NAMES = {
  categoryName: (slug: string) => (slug === "cift-urunleri" ? "Çift Ürünleri" : slug),
  sets: [{ id: "model", name: "Telefon modeli", word: "model", values: [setValue("iphone-13", "iPhone 13")] }],
};

const wordsOf = (subject: string, id: string | undefined, changes: Parameters<typeof itemWords>[0]["changes"]) =>
  itemWords({ subject, what: "Kupa", count: 1, changes, ...(id !== undefined && { id }) }, NAMES).changes;

const change = (before: unknown, after: unknown) => ({ before, after });

const SHELF = { id: "raf", kind: "shelf", isOn: true, category: "cift-urunleri" };
const GRID = { id: "kategoriler", kind: "categories", isOn: true };

describe("each kind of item has its own words for a change:", () => {
  test.each([
    ["setting", "contact", { phone: change("", "905321234567") }, "WhatsApp numarası", "", "0532 123 45 67"],
    ["setting", "home", { blocks: change([GRID], [GRID, SHELF]) }, "Bölümler", "", "2. Kategori rafı: Çift Ürünleri"],
    ["setting", "look", { face: change("lora", "gloock") }, undefined, "Kitap", "Zarif"],
    ["setting", "look", { face: change("gone", "gloock") }, undefined, "", "Zarif"],
    ["product", "kupa", { price: change(449.9, 349.9) }, "Fiyat", "₺449,90", "₺349,90"],
    ["product", "kupa", { category: change("takilar", "cift-urunleri") }, "Kategori", "takilar", "Çift Ürünleri"],
    ["product", "kupa", { counts: change({}, { "model=iphone-13": 2 }) }, undefined, "", "iPhone 13: 2 adet"],
    ["category", "takilar", { tint: change("rose", "sky") }, "Rengi", "Pembe", "Mavi"],
    ["order", "6", { paid: change(false, true) }, undefined, "Hayır", "Evet"],
  ])("%s %s %j", (subject, id, changes, title, before, after) => {
    expect(wordsOf(subject, id, changes)).toEqual([{ title: title ?? expect.any(String), before, after }]);
  });
});

test("what has no words is told by its title, and what people are not told about is left out", () => {
  expect(
    wordsOf("product", "kupa", { description: null, pricedBy: change(null, "plan"), position: change(1, 2) }),
  ).toEqual([{ title: "Açıklama" }]);
  expect(wordsOf("product", "kupa", { image: change("/media/a.webp", "/media/b.webp") })).toMatchObject([
    { before: undefined, after: undefined },
  ]);
  expect(wordsOf("shelf", "raf", { name: change("a", "b") })).toEqual([]);
  expect(wordsOf("setting", undefined, { name: change("a", "b") })).toEqual([]);
});

test("an undo of a plan's start is told as such, and that of the plan is not", () => {
  const product = { subject: "product", id: "kupa", what: "Kupa", count: 1, isReleased: true };
  const price = { price: change(349.9, 449.9) };
  const plan = { subject: "planned-price", what: "Kupa için süreli fiyat", count: 1, changes: {} };
  const words = [product, plan].map((items) => itemWords({ changes: price, ...items }, NAMES));
  expect(undoneInWords(words.slice(0, 1))).toBe("Fiyat yeniden ₺449,90; süreli fiyat bir daha başlamaz");
  expect(undoneInWords(words)).toBe("Fiyat yeniden ₺449,90");
});

const FIRST = { id: "a", amount: 100, way: "transfer", day: "2026-11-28" };
const BACK = { ...FIRST, id: "b", amount: 20, back: true };

test("the undo of a refund says that it goes, and a first payment that pays no order whole is a deposit", () => {
  const undoOf = (changes: Parameters<typeof itemWords>[0]["changes"]) =>
    undoneInWords([itemWords({ subject: "order", what: "1 sipariş", count: 1, changes }, NAMES)]);
  expect(undoOf({ payments: change([FIRST, BACK], [FIRST]) })).toBe(
    "Ödemeler yeniden Geri ödeme ₺20,00 havale, 28 Kasım olmadan",
  );
  expect(undoOf({ payments: change([FIRST], []) })).toBe("Ödemeler yeniden boş");
  const words = (changes: Parameters<typeof itemWords>[0]["changes"]) => wordsOf("order", "6", changes)[0]?.after;
  expect(words({ payments: change([], [FIRST]) })).toBe("Kapora ₺100,00 havale, 28 Kasım");
  expect(words({ payments: change([], [FIRST]), paid: change(false, true) })).toBe("Ödeme ₺100,00 havale, 28 Kasım");
});

test("'Son işlemler' has words for the fields of every kind of row with a history", () => {
  const kinds = EVERY_TABLE.flatMap(({ subject }) => subject?.kind ?? []);
  expect([...Object.keys(FIELDS_BY_KIND), "setting", "planned-price"].sort()).toEqual(kinds.sort());
});
