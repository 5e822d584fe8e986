import { describe, expect, test } from "vitest";
import { productOf, setValue } from "../../tests/support/sample-products.ts";
import type { Product } from "../catalog/product.ts";
import { discountPercent } from "../catalog/shown-price.ts";
import { colorsIn, foldColor } from "./list-query.ts";
import { listingPage } from "./listed-products.ts";
import { LISTING_PAGE_SIZE, LISTING_SORTS, type Listing, PLAIN_LISTING as PLAIN } from "./listing.ts";
import { matchingProducts } from "./matching-products.ts";

const COLORS = ["Pembe", "pembe", "Gümüş", "GÜMÜŞ", "Rose Gold", "Yanardöner"];

/** Each field repeats with another period, so that every combination occurs. */
const products = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) =>
    productOf({
      id: `${index}`,
      slug: `urun-${index}`,
      name: `Ürün ${index}`,
      price: 10 + ((index * 37) % 101) / 2,
      originalPrice: index % 3 === 0 ? 61 : null,
      colors: COLORS.slice(index % 7, (index % 7) + 2),
      inStock: index % 5 !== 0,
      createdAt: new Date(Date.UTC(2025, 0, 1 + ((index * 13) % 300))).toISOString(),
    }),
  );

const asking = (asked: Partial<Listing>): Listing => ({ ...PLAIN, ...asked });
const ids = (shown: readonly Product[]) => shown.map(({ id }) => id);

/** The products of all pages. */
const everyPage = (all: Product[], asked: Partial<Listing>): Product[] => {
  const { pages } = listingPage(all, asking(asked));
  return Array.from({ length: pages }, (_, index) => listingPage(all, asking({ ...asked, page: index + 1 }))).flatMap(
    (listed) => listed.products,
  );
};

const MIXTURES: Partial<Listing>[] = [undefined, 20].flatMap((minPrice) =>
  [undefined, 45.5].flatMap((maxPrice) =>
    [[], ["pembe"], ["gumus", "rose gold"], ["pembe", "yok"], ["yok"]].flatMap((colors) =>
      [true, undefined].flatMap((inStock) =>
        [true, undefined].map((discounted) => ({ minPrice, maxPrice, colors, inStock, discounted })),
      ),
    ),
  ),
);

describe("a product list", () => {
  const all = products(400);

  test("shows the owner's order, a page at a time", () => {
    const { products: shown, total, pages, page } = listingPage(all, PLAIN);
    expect(ids(shown)).toEqual(ids(all.slice(0, LISTING_PAGE_SIZE)));
    expect({ total, pages, page }).toEqual({ total: 400, pages: 17, page: 1 });
    expect(ids(everyPage(all, {}))).toEqual(ids(all));
  });

  test("shows the last page if a later one is asked for; an empty list has one page", () => {
    expect(listingPage(all, asking({ page: 9999 }))).toMatchObject({ page: 17, pages: 17 });
    expect(listingPage(all, asking({ page: 9999 })).products).toHaveLength(16);
    const nothing = { products: [], total: 0, pages: 1, page: 1, colors: [], groups: [], prices: undefined };
    expect(listingPage([], PLAIN)).toEqual(nothing);
  });

  test("shows exactly the matching products, each once, for every mixture of filters", () => {
    for (const asked of MIXTURES) {
      const wanted = all.filter(
        (product) =>
          product.price >= (asked.minPrice ?? 0) &&
          product.price <= (asked.maxPrice ?? 1000) &&
          (!asked.colors?.length || product.colors.some((word) => asked.colors?.includes(foldColor(word)))) &&
          (!asked.inStock || product.inStock) &&
          (!asked.discounted || (discountPercent(product) ?? 0) > 0),
      );
      expect(ids(everyPage(all, asked))).toEqual(ids(wanted));
      expect(listingPage(all, asking(asked)).total).toBe(wanted.length);
    }
  });

  test("has the same total as the API", () => {
    for (const asked of MIXTURES) {
      const { minPrice, maxPrice, colors, inStock, discounted } = asked;
      const { total } = matchingProducts(all, { minPrice, maxPrice, colors, inStock, discounted });
      expect(total).toBe(listingPage(all, asking(asked)).total);
    }
  });

  test("contains one category, or the whole shop", () => {
    const mixed = all.map((product, index) => ({ ...product, category: index % 2 === 0 ? "takilar" : "trend" }));
    expect(listingPage(mixed, PLAIN, { category: "trend" })).toMatchObject({ total: 200, pages: 9 });
    expect(listingPage(mixed, PLAIN).total).toBe(400);
    expect(listingPage(mixed, PLAIN, { category: "yok" }).total).toBe(0);
  });

  test.each<[Listing["sort"], (product: Product) => number]>([
    ["artan-fiyat", ({ price }) => price],
    ["azalan-fiyat", ({ price }) => -price],
    ["yeni", ({ createdAt }) => -Date.parse(createdAt)],
    ["indirim", (product) => -(discountPercent(product) ?? 0)],
  ])("by %s keeps the owner's order among equals", (sort, rankOf) => {
    const shown = everyPage(all, { sort });
    expect(new Set(ids(shown)).size).toBe(all.length);
    for (const [index, product] of shown.slice(1).entries()) {
      const before = shown[index] ?? product;
      const [earlier, later] = [rankOf(before), rankOf(product)];
      expect(earlier < later || (earlier === later && Number(before.id) < Number(product.id))).toBe(true);
    }
  });

  test("offers each color once, with the number of products that choosing it would show", () => {
    for (const asked of MIXTURES) {
      for (const { fold, count } of listingPage(all, asking(asked)).colors) {
        expect(listingPage(all, asking({ ...asked, colors: [fold] })).total).toBe(count);
      }
    }
    const { colors } = listingPage(all, PLAIN);
    expect(colors.map(({ word, fold, paint }) => [word, fold, paint !== undefined])).toEqual(
      expect.arrayContaining([
        ["Pembe", "pembe", true],
        ["Gümüş", "gumus", true],
        ["Rose Gold", "rose gold", true],
        ["Yanardöner", "yanardoner", false],
      ]),
    );
    expect(colors).toHaveLength(4);
  });

  test("finds a shade under its hue, in addresses of before too", () => {
    const some = ["pudra pembe", "Bebek Mavisi", "su yeşili", "rose gold", "sarı"].map((color) =>
      productOf({ name: color, colors: [color] }),
    );
    expect(listingPage(some, PLAIN).colors.map(({ word, fold }) => [word, fold])).toEqual([
      ["mavi", "mavi"],
      ["pembe", "pembe"],
      ["rose gold", "rose gold"],
      ["sarı", "sari"],
      ["yeşil", "yesil"],
    ]);
    expect(colorsIn(["pudra pembe"])).toEqual(["pembe"]);
  });

  test("keeps offering a chosen color without products, so that it can be deselected", () => {
    const { colors, total } = listingPage(all, asking({ colors: ["pembe"], maxPrice: 1 }));
    expect(total).toBe(0);
    expect(colors).toEqual([{ word: "Pembe", fold: "pembe", paint: expect.any(String), count: 0 }]);
  });

  test("spells a chosen color that the category lacks as another category does", () => {
    const lilac = products(1).map((product) => ({ ...product, category: "trend", colors: ["Açık Lila"] }));
    const { colors, total } = listingPage([...all, ...lilac], asking({ colors: ["acik lila", "yok"] }), {
      category: "takilar",
    });
    expect(total).toBe(0);
    expect(colors).toContainEqual({ word: "Açık Lila", fold: "acik lila", paint: expect.any(String), count: 0 });
    expect(colors).toHaveLength(5);
  });

  test("gives the price range that the other filters leave", () => {
    expect(listingPage(all, asking({ minPrice: 30, maxPrice: 31 })).prices).toEqual({ min: 10, max: 60 });
    const silver = all.filter(({ colors }) => colors.some((word) => foldColor(word) === "gumus"));
    expect(listingPage(all, asking({ colors: ["gumus"] })).prices).toEqual({
      min: Math.min(...silver.map(({ price }) => price)),
      max: Math.max(...silver.map(({ price }) => price)),
    });
  });

  test("offers the values that can be had, and lists what has one of each set", () => {
    const sets = ["beden", "boy"].map((id) => ({
      id,
      name: id,
      word: id,
      values: ["s", "m"].map((value) => setValue(value, value.toUpperCase())),
    }));
    const made = (name: string, chosen: string[], soldOut: string[][] = []) =>
      productOf({ name, choices: chosen.map((set) => ({ set, without: [], extra: {} })), soldOut });
    const some = [made("a", ["beden"]), made("b", ["beden", "boy"], [["beden=s"]]), made("c", []), made("d", ["boy"])];
    const listed = (values: string[]) => listingPage(some, asking({ values }), { sets });
    expect(ids(listed(["beden.s"]).products)).toEqual(["a"]);
    expect(ids(listed(["beden.m", "beden.s"]).products)).toEqual(["a", "b"]);
    expect(ids(listed(["beden.m", "boy.s"]).products)).toEqual(["b"]);
    const counted = listed(["beden.m"]).groups.map(({ name, values }) => [
      name,
      ...values.map(({ name, count }) => `${name} ${count}`),
    ]);
    expect(counted).toEqual([
      ["beden", "S 1", "M 2"],
      ["boy", "S 2", "M 2"],
    ]);
    expect(listingPage([made("c", [])], PLAIN, { sets }).groups).toEqual([]);
  });

  test("leaves the given products unchanged", () => {
    const given = Object.freeze(products(50));
    for (const sort of LISTING_SORTS) listingPage(given, asking({ sort }));
    expect(ids(given)).toEqual(ids(products(50)));
  });
});
