import { describe, expect, test } from "vitest";
import { FIRST_SYNONYMS } from "../../content/first-settings.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { createSearch } from "../search/search.ts";
import { NO_GUIDE } from "../search/search-guide.ts";
import {
  EVERYTHING,
  isFiltered,
  isShopsOrder,
  nextSort,
  OWNERS_PAGE_SIZE,
  type OwnersListing,
  ownersListingIn,
  ownersListingSearch,
  ownersPage,
} from "./owners-listing.ts";

const read = (search: string) => ownersListingIn(new URLSearchParams(search));

test.each([
  ["", EVERYTHING],
  ["?q=labubu", { ...EVERYTHING, query: "labubu" }],
  [
    "?q=s%C4%B1k+kolye&kategori=takilar&stok=yok&onecikan=1&indirimli=1&sirala=fiyat-azalan&sayfa=3",
    {
      query: "sık kolye",
      category: "takilar",
      inStock: false,
      featured: true,
      discounted: true,
      sort: "price-down",
      page: 3,
    },
  ],
  ["?stok=var&sirala=ad", { ...EVERYTHING, inStock: true, sort: "name-up" }],
] as const)("the address %j and its listing convert into each other", (search, listing) => {
  expect(read(search)).toEqual(listing);
  expect(ownersListingSearch(listing)).toBe(search);
});

test("invalid values are ignored", () => {
  expect(read("?kategori=../x&stok=belki&onecikan=evet&sirala=renk&sayfa=0")).toEqual(EVERYTHING);
});

test("order and page do not count as filters", () => {
  expect(isFiltered(read("?q=+&sirala=ad&sayfa=2"))).toBe(false);
  for (const search of ["?q=a", "?kategori=takilar", "?stok=var", "?onecikan=1", "?indirimli=1"]) {
    expect(isFiltered(read(search)), search).toBe(true);
  }
});

test.each([
  ["?kategori=takilar", true],
  ["?kategori=takilar&sayfa=2", true],
  ["", false],
  ["?kategori=takilar&q=a", false],
  ["?kategori=takilar&stok=var", false],
  ["?kategori=takilar&sirala=ad", false],
])("%j shows a category in the shop's own order: %j", (search, isShops) => {
  expect(isShopsOrder(read(search))).toBe(isShops);
});

test("a column is sorted ascending, then descending, then not at all", () => {
  const up = nextSort(undefined, "price");
  const down = nextSort(up, "price");
  expect([up, down, nextSort(down, "price")]).toEqual(["price-up", "price-down", undefined]);
  expect(nextSort(down, "name")).toEqual("name-up");
});

const categories = [
  { id: "1", name: "Çift Ürünleri", slug: "cift-urunleri", image: "", tint: "rose" },
  { id: "2", name: "Takılar", slug: "takilar", image: "", tint: "lilac" },
] satisfies Category[];

const shelf = [
  productOf({ name: "Şans Bilekliği", category: "takilar", price: 149.9, colors: ["Altın"] }),
  productOf({
    name: "Çift Kupa",
    category: "cift-urunleri",
    price: 1249.5,
    colors: ["kırmızı", "beyaz"],
    featured: true,
  }),
  productOf({ name: "Işıklı Kalp", category: "takilar", price: 249, inStock: false }),
  productOf({
    name: "Zarif Kolye",
    category: "takilar",
    price: 89,
    originalPrice: 120,
    description: "Hediye paketiyle.",
  }),
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
  ])("%j finds %j by name, category or color", (query, names) => {
    expect(namesIn({ query })).toEqual(names);
  });

  test("a product of a removed category is found by the category's slug", () => {
    const orphan = productOf({ name: "Kılıf", category: "eski-raf" });
    expect(listPage([orphan], { query: "eski-raf" }).rows).toEqual([orphan]);
  });

  test("words of a description and near matches find nothing", () => {
    expect(namesIn({ query: "paketiyle" })).toEqual([]);
    expect(namesIn({ query: "kolye paketiyle" })).toEqual([]);
  });
});

describe("filtering", () => {
  test.each([
    ["category", { category: "takilar" }, ["Şans Bilekliği", "Işıklı Kalp", "Zarif Kolye"]],
    ["what is sold out", { inStock: false }, ["Işıklı Kalp"]],
    ["what is in stock, in a category", { inStock: true, category: "takilar" }, ["Şans Bilekliği", "Zarif Kolye"]],
    ["what is featured", { featured: true }, ["Çift Kupa"]],
    ["what is discounted", { discounted: true }, ["Zarif Kolye"]],
    ["a query within a category", { query: "kupa", category: "takilar" }, []],
  ])("by %s", (_, changes, names) => {
    expect(namesIn(changes)).toEqual(names);
  });
});

describe("sorting", () => {
  test.each([
    ["name", ["Çift Kupa", "Işıklı Kalp", "Şans Bilekliği", "Zarif Kolye"]],
    ["price", ["Zarif Kolye", "Şans Bilekliği", "Işıklı Kalp", "Çift Kupa"]],
    ["category", ["Çift Kupa", "Şans Bilekliği", "Işıklı Kalp", "Zarif Kolye"]],
    ["stock", ["Şans Bilekliği", "Çift Kupa", "Zarif Kolye", "Işıklı Kalp"]],
  ] as const)("by %s follows the Turkish alphabet and keeps equals in the shop's order", (column, names) => {
    expect(namesIn({ sort: `${column}-up` })).toEqual(names);
  });

  test("descending order keeps equals in the shop's order", () => {
    expect(namesIn({ sort: "stock-down" })).toEqual(["Işıklı Kalp", "Şans Bilekliği", "Çift Kupa", "Zarif Kolye"]);
  });

  test("sorting the same list twice does not change it", () => {
    expect(namesIn({ sort: "price-down" })[0]).toBe("Çift Kupa");
    expect(namesIn({ sort: "price-up" })[0]).toBe("Zarif Kolye");
    expect(namesIn({})[0]).toBe("Şans Bilekliği");
  });
});

describe("paging", () => {
  const many = Array.from({ length: 2 * OWNERS_PAGE_SIZE + 1 }, (_, index) => productOf({ name: `Ürün ${index + 1}` }));

  test("a page holds 20 products, the last page the rest", () => {
    expect(listPage(many, { page: 1 })).toMatchObject({ matches: 41, page: 1, pages: 3 });
    expect(listPage(many, { page: 1 }).rows).toHaveLength(20);
    expect(listPage(many, { page: 3 }).rows.map(({ name }) => name)).toEqual(["Ürün 41"]);
  });

  test("if the last page becomes empty, the page before is shown", () => {
    expect(listPage(many.slice(0, -1), { page: 3 })).toMatchObject({ page: 2, pages: 2 });
  });

  test("an empty list is one empty page", () => {
    expect(listPage([], { page: 7 })).toEqual({ rows: [], matches: 0, page: 1, pages: 1 });
  });
});

const namesIn = (changes: Partial<OwnersListing>) => listPage(shelf, changes).rows.map(({ name }) => name);

function listPage(products: readonly Product[], changes: Partial<OwnersListing>) {
  const search = createSearch({ products, categories, synonyms: FIRST_SYNONYMS, guide: NO_GUIDE });
  const listing = { ...EVERYTHING, ...changes };
  const foundIds = listing.query.trim() === "" ? undefined : search.findNamed(listing.query);
  return ownersPage({ products, categories, foundIds }, listing);
}
