import { describe, expect, test } from "vitest";
import type { ProductQuery, ProductSort } from "../../domain/catalog/catalog.ts";
import { discountPercent } from "../../domain/catalog/discount.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { ENGINES, openFor } from "../../tests/support/engines.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";
import { addFirstCategories } from "./first-categories.ts";
import { createCatalog } from "./stored-catalog.ts";

describe.each(ENGINES)("lists on $engine", ({ newPlace }) => {
  async function openCatalog(inputs: Partial<ProductInput>[]) {
    const { db } = await openFor(await newPlace());
    await addFirstCategories(db);
    const catalog = createCatalog(db);
    for (const input of inputs) await catalog.createProduct({ ...LABUBU, ...input });
    const names = async (query?: ProductQuery) =>
      (await catalog.listProducts(query)).products.map((product) => product.name);
    return { catalog, names };
  }

  test("the newest product stands first, an update does not move it", async () => {
    const { catalog, names } = await openCatalog([{ name: "a" }, { name: "b" }, { name: "c" }]);
    expect(await names()).toEqual(["c", "b", "a"]);
    const { products } = await catalog.listProducts({ limit: 1, offset: 1 });
    await catalog.updateProduct(products[0]?.id ?? "", { ...BILEKLIK, name: "b" });
    expect(await names()).toEqual(["c", "b", "a"]);
  });

  test("category, featured and stock narrow the list, each and together (§9)", async () => {
    const { catalog, names } = await openCatalog([
      { name: "a", category: "labubu", featured: true, inStock: true },
      { name: "b", category: "labubu", featured: false, inStock: false },
      { name: "c", category: "takilar", featured: true, inStock: false },
    ]);
    expect(await names({ category: "labubu" })).toEqual(["b", "a"]);
    expect(await names({ featured: true })).toEqual(["c", "a"]);
    expect(await names({ featured: false })).toEqual(["b"]);
    expect(await names({ inStock: false })).toEqual(["c", "b"]);
    expect(await names({ category: "labubu", featured: true, inStock: true })).toEqual(["a"]);
    expect(await catalog.listProducts({ category: "yok" })).toEqual({ products: [], total: 0 });
  });

  const priced: Record<string, Pick<ProductInput, "price" | "originalPrice">> = {
    full: { price: 100, originalPrice: null },
    raised: { price: 90, originalPrice: 80 },
    tenth: { price: 90, originalPrice: 100 },
    half: { price: 9_999_999.99, originalPrice: 9_999_999.99 },
    most: { price: 0.01, originalPrice: 9_999_999.99 },
    third: { price: 200, originalPrice: 300 },
  };

  test.each<[ProductSort, string[]]>([
    ["recommended", ["third", "most", "half", "tenth", "raised", "full"]],
    ["newest", ["third", "most", "half", "tenth", "raised", "full"]],
    ["price-asc", ["most", "tenth", "raised", "full", "third", "half"]],
    ["price-desc", ["half", "third", "full", "tenth", "raised", "most"]],
    ["discount", ["most", "third", "tenth", "half", "raised", "full"]],
  ])("sorted by %s, equals in the owner's order", async (sort, expected) => {
    const { names } = await openCatalog(Object.entries(priced).map(([name, prices]) => ({ name, ...prices })));
    expect(await names({ sort })).toEqual(expected);
  });

  test("the order by discount is the order of the badges (§5)", async () => {
    const { catalog } = await openCatalog(
      [1, 4, 5, 14, 15, 16, 24, 25, 124, 125, 126, 195, 199].map((off) => ({
        price: (200 - off) / 100,
        originalPrice: 2,
      })),
    );
    const { products } = await catalog.listProducts({ sort: "discount" });
    const badges = products.map((product) => discountPercent(product) ?? 0);
    expect(badges).toEqual(badges.toSorted((one, other) => other - one));
  });

  test.each([
    [{ limit: 2 }, ["e", "d"]],
    [{ limit: 2, offset: 2 }, ["c", "b"]],
    [{ limit: 2, offset: 4 }, ["a"]],
    [{ limit: 5 }, ["e", "d", "c", "b", "a"]],
    [{ offset: 3 }, ["b", "a"]],
    [{ limit: 2, offset: 9 }, []],
    [{ limit: 0 }, []],
  ])("of five products %j shows its part and tells that there are five", async (query, expected) => {
    const { catalog, names } = await openCatalog(["a", "b", "c", "d", "e"].map((name) => ({ name })));
    expect(await names(query)).toEqual(expected);
    expect(await catalog.listProducts(query)).toMatchObject({ total: 5 });
  });
});
