import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { dayShelf, proposedShelf } from "./day-shelf.ts";

const products = [
  productOf({ name: "Annem kupası", category: "kupalar" }),
  productOf({ name: "Çift bileklik", category: "takilar" }),
  productOf({ name: "İnce kolye", category: "takilar", inStock: false }),
  productOf({ name: "Anneme fincan", category: "kupalar", featured: true }),
];
const takilar = {
  id: "1",
  slug: "takilar",
  name: "Takılar",
  image: "",
  tint: "rose",
  isHidden: false,
  isRemoved: false,
} as const;
const shelves = {
  products,
  categories: [takilar],
  findCategory: (slug: string) =>
    ["takilar", "eski-takilar"].includes(slug) ? { ...takilar, formerSlugs: [] } : undefined,
};
const ROW = { id: "anneler-gunu", name: "Anneler Günü" };
const namesOn = (row: object) => dayShelf({ ...ROW, ...row }, shelves).map(({ name }) => name);

test("a shelf by hand keeps the owner's order, without what is sold out, hidden or removed", () => {
  expect(namesOn({ shelf: "hand", products: ["Çift bileklik", "İnce kolye", "gone", "Annem kupası"] })).toEqual([
    ...["Çift bileklik", "Annem kupası"],
  ]);
});

test("a shelf of a category follows it, also under its former address", () => {
  expect(namesOn({ shelf: "category", category: "takilar" })).toEqual(["Çift bileklik"]);
  expect(namesOn({ shelf: "category", category: "eski-takilar" })).toEqual(["Çift bileklik"]);
  expect(namesOn({ shelf: "category", category: "yok" })).toEqual([]);
});

test("a shelf by words finds them in Turkish, in names and categories", () => {
  expect(namesOn({ shelf: "words", words: "anne, BİLEKLİK" })).toEqual([
    "Annem kupası",
    "Çift bileklik",
    "Anneme fincan",
  ]);
  expect(namesOn({ shelf: "words", words: " , " })).toEqual([]);
});

test("a day without a shelf has none", () => {
  expect(namesOn({})).toEqual([]);
});

test("a shelf is proposed by the day's words, and filled up with featured goods where they name few", () => {
  expect(proposedShelf(ROW, shelves).map(({ name }) => name)).toEqual([
    "Annem kupası",
    "Anneme fincan",
    "Çift bileklik",
  ]);
  expect(proposedShelf({ id: "bizim-gun", name: "Bileklik günü" }, shelves)[0]?.name).toBe("Çift bileklik");
});
