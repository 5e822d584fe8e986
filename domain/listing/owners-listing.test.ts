import { expect, test } from "vitest";
import {
  EVERYTHING,
  isFiltered,
  isShopsOrder,
  nextSort,
  ownersListingIn,
  ownersListingSearch,
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
      sort: { column: "price", isDescending: true },
      page: 3,
    },
  ],
  ["?stok=var&sirala=ad", { ...EVERYTHING, inStock: true, sort: { column: "name", isDescending: false } }],
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
  expect([up, down, nextSort(down, "price")]).toEqual([
    { column: "price", isDescending: false },
    { column: "price", isDescending: true },
    undefined,
  ]);
  expect(nextSort(down, "name")).toEqual({ column: "name", isDescending: false });
});
