import { describe, expect, test } from "vitest";
import { HOME_ANCHORS } from "../../domain/catalog/category.ts";
import { ENGINES, openFor } from "../../tests/support/engines.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { addFirstCategories } from "./first-categories.ts";
import { createCatalog } from "./stored-catalog.ts";
import { setCategoryImage } from "./stored-categories.ts";

describe.each(ENGINES)("categories on $engine", ({ newPlace }) => {
  test("an empty shop gets the five anchors of the home page, once (§2)", async () => {
    const { db } = await openFor(await newPlace());
    const catalog = createCatalog(db);
    await Promise.all([addFirstCategories(db), addFirstCategories(db)]);
    const categories = await catalog.listCategories();
    expect(categories.map(({ slug }) => slug)).toEqual(HOME_ANCHORS.map(({ slug }) => slug));
    expect(categories[1]).toEqual({ id: "labubu", slug: "labubu", name: "Labubu & Pop Mart", image: "" });

    await db.deleteFrom("categories").where("slug", "=", "trend").execute();
    await addFirstCategories(db);
    expect(await catalog.listCategories()).toHaveLength(4);
  });

  test("a tile gets its picture, which is a new revision", async () => {
    const { db } = await openFor(await newPlace());
    const catalog = createCatalog(db);
    await addFirstCategories(db);
    const before = await catalog.revision();
    await setCategoryImage(db, "labubu", "/media/labubu.webp");
    expect(await catalog.listCategories()).toContainEqual(expect.objectContaining({ image: "/media/labubu.webp" }));
    expect(await catalog.revision()).toBe(before + 1);
    await expect(setCategoryImage(db, "yok", "")).rejects.toMatchObject({ code: "not-found" });
  });

  test("a category that products are in cannot vanish under them", async () => {
    const { db } = await openFor(await newPlace());
    await addFirstCategories(db);
    const catalog = createCatalog(db);
    await catalog.createProduct(LABUBU);
    await expect(db.deleteFrom("categories").where("slug", "=", "labubu").execute()).rejects.toThrow(/foreign key/i);
  });
});
