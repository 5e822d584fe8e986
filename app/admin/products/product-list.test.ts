import { describe, expect, test } from "vitest";
import { FIRST_SYNONYMS } from "../../../content/first-synonyms.ts";
import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { productOf } from "../../../tests/support/sample-products.ts";
import { createProductList, type ListView, nextSort, PAGE_SIZE } from "./product-list.ts";

const categories = [
  { id: "1", name: "Çift Ürünleri", slug: "cift-urunleri", image: "", tint: "rose" },
  { id: "2", name: "Takılar", slug: "takilar", image: "", tint: "lilac" },
] satisfies Category[];

const shelf = [
  productOf({ name: "Şans Bilekliği", category: "takilar", price: 149.9, colors: ["Altın"] }),
  productOf({ name: "Çift Kupa", category: "cift-urunleri", price: 1249.5, colors: ["kırmızı", "beyaz"] }),
  productOf({ name: "Işıklı Kalp", category: "takilar", price: 249, inStock: false }),
  productOf({ name: "Zarif Kolye", category: "takilar", price: 89, description: "Hediye paketiyle." }),
];

describe("searching", () => {
  test.each([
    ["işıklı", ["Işıklı Kalp"]],
    ["ISIKLI", ["Işıklı Kalp"]],
    ["sans", ["Şans Bilekliği"]],
    ["cift urun", ["Çift Kupa"]],
    ["KIRMIZI kupa", ["Çift Kupa"]],
    ["altın", ["Şans Bilekliği"]],
    ["  ", ["Şans Bilekliği", "Çift Kupa", "Işıklı Kalp", "Zarif Kolye"]],
    ["isikl kalp", ["Işıklı Kalp"]],
    ["kolyeleri", ["Zarif Kolye"]],
    ["gerdanlık", ["Zarif Kolye"]],
    ["hediyesi", []],
    ["telefon", []],
    ["telefon kolye", []],
  ])("%j finds %j by name, category or color", (search, names) => {
    expect(namesIn({ search })).toEqual(names);
  });

  test("a product of a category that is gone is found and shown by the slug", () => {
    const orphan = productOf({ name: "Kılıf", category: "eski-raf" });
    const { rows } = listPage([orphan], { search: "eski-raf" });
    expect(rows).toEqual([{ product: orphan, categoryName: "eski-raf", tint: undefined }]);
  });
});

describe("sorting", () => {
  test.each([
    ["name", ["Çift Kupa", "Işıklı Kalp", "Şans Bilekliği", "Zarif Kolye"]],
    ["price", ["Zarif Kolye", "Şans Bilekliği", "Işıklı Kalp", "Çift Kupa"]],
    ["category", ["Çift Kupa", "Şans Bilekliği", "Işıklı Kalp", "Zarif Kolye"]],
    ["stock", ["Şans Bilekliği", "Çift Kupa", "Zarif Kolye", "Işıklı Kalp"]],
  ] as const)("by %s follows the Turkish alphabet and keeps equals in the shop's order", (column, names) => {
    expect(namesIn({ sort: { column, isDescending: false } })).toEqual(names);
  });

  test("downwards turns the order round but not the equals", () => {
    expect(namesIn({ sort: { column: "stock", isDescending: true } })).toEqual([
      "Işıklı Kalp",
      "Şans Bilekliği",
      "Çift Kupa",
      "Zarif Kolye",
    ]);
  });

  test("the same column is sorted up, then down, then not at all", () => {
    const up = nextSort(undefined, "price");
    const down = nextSort(up, "price");
    expect([up, down, nextSort(down, "price")]).toEqual([
      { column: "price", isDescending: false },
      { column: "price", isDescending: true },
      undefined,
    ]);
    expect(nextSort(down, "name")).toEqual({ column: "name", isDescending: false });
  });
});

describe("paging", () => {
  const many = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) => productOf({ name: `Ürün ${index + 1}` }));

  test("a page holds 20 products, the last one the rest", () => {
    expect(listPage(many, { page: 1 })).toMatchObject({ matches: 41, page: 1, pages: 3 });
    expect(listPage(many, { page: 1 }).rows).toHaveLength(20);
    expect(listPage(many, { page: 3 }).rows.map(({ product }) => product.name)).toEqual(["Ürün 41"]);
  });

  test("whoever deletes the only product of the last page stands on the page before", () => {
    expect(listPage(many.slice(0, -1), { page: 3 })).toMatchObject({ page: 2, pages: 2 });
  });

  test("an empty list is one empty page", () => {
    expect(listPage([], { page: 7 })).toEqual({ rows: [], matches: 0, page: 1, pages: 1 });
  });
});

const namesIn = (changes: Partial<ListView>) => listPage(shelf, changes).rows.map(({ product }) => product.name);

const listPage = (products: Product[], changes: Partial<ListView>) =>
  createProductList({ products: products, categories, synonyms: FIRST_SYNONYMS }).page(view(changes));

function view(changes: Partial<ListView>): ListView {
  return { search: "", sort: undefined, page: 1, ...changes };
}
