import { describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

describe.each(ENGINES)("categories on $engine", ({ newLocation }) => {
  test("an empty shop gets the five categories of the home page, once (§2)", async () => {
    const { db, store } = await openFor(await newLocation());
    const catalog = readCatalog(store);
    await Promise.all([catalog.addFirstCategories(FIRST_CATEGORIES), catalog.addFirstCategories(FIRST_CATEGORIES)]);
    const categories = await catalog.listCategories();
    expect(categories.map(({ slug }) => slug)).toEqual(FIRST_CATEGORIES.map(({ slug }) => slug));
    expect(categories[1]).toEqual({
      id: "labubu",
      slug: "labubu",
      name: "Labubu & Pop Mart",
      image: "",
      tint: "butter",
    });

    await db.deleteFrom("categories").where("slug", "=", "trend").execute();
    await catalog.addFirstCategories(FIRST_CATEGORIES);
    expect(await catalog.listCategories()).toHaveLength(4);
  });

  test("setting a picture raises the revision", async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const before = store.revision();
    await catalog.setCategoryImage("labubu", "/media/labubu.webp");
    expect(await catalog.listCategories()).toContainEqual(expect.objectContaining({ image: "/media/labubu.webp" }));
    expect(store.revision()).toBe(before + 1);
    await expect(catalog.setCategoryImage("yok", "")).rejects.toMatchObject({ code: "not-found" });
  });

  test("a category with products cannot be deleted", async () => {
    const { catalog, db } = await openCatalogFor(await newLocation());
    await catalog.createProduct(LABUBU, THE_SHOP);
    await expect(db.deleteFrom("categories").where("slug", "=", "labubu").execute()).rejects.toThrow(/foreign key/i);
  });
});
