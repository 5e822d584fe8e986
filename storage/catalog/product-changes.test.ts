import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/engines.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";
import { addFirstCategories } from "./first-categories.ts";
import { createCatalog } from "./stored-catalog.ts";
import { setCategoryImage } from "./stored-categories.ts";

describe.each(ENGINES)("what has changed on $engine", ({ newPlace }) => {
  async function openCatalog() {
    const { db } = await openFor(await newPlace());
    await addFirstCategories(db);
    return { db, catalog: createCatalog(db) };
  }

  test("is what was made, saved or removed since, and nothing else", async () => {
    const { catalog } = await openCatalog();
    const untouched = await catalog.createProduct(LABUBU);
    const [saved, removed] = [await catalog.createProduct(LABUBU), await catalog.createProduct(LABUBU)];
    const seen = await catalog.revision();
    expect(await catalog.listChangedSince(seen)).toEqual({ revision: seen, products: [], removedIds: [] });

    const again = await catalog.updateProduct(saved.id, BILEKLIK);
    await catalog.removeProduct(removed.id);
    const made = await catalog.createProduct(LABUBU);
    const { revision, products, removedIds } = await catalog.listChangedSince(seen);
    expect(revision).toBe(seen + 3);
    expect(products.map(({ product }) => product)).toEqual(expect.arrayContaining([again, made]));
    expect(products).toHaveLength(2);
    expect(removedIds).toEqual([removed.id]);
    expect(products.map(({ product }) => product.id)).not.toContain(untouched.id);
  });

  test("since the beginning is everything, with the owner's order", async () => {
    const { catalog } = await openCatalog();
    for (const name of ["a", "b", "c"]) await catalog.createProduct({ ...LABUBU, name });
    const { products } = await catalog.listChangedSince(0);
    const inOrder = products.toSorted((one, other) => one.position - other.position);
    expect(inOrder.map(({ product }) => product)).toEqual((await catalog.listProducts()).products);
  });

  test("a write that touched no product raises the revision alone", async () => {
    const { db, catalog } = await openCatalog();
    const seen = await catalog.revision();
    await setCategoryImage(db, "labubu", "/media/kutu.webp");
    expect(await catalog.listChangedSince(seen)).toEqual({ revision: seen + 1, products: [], removedIds: [] });
  });

  test("read while others write, each revision brings exactly the products it counts", async () => {
    const { catalog } = await openCatalog();
    const start = await catalog.revision();
    const writes = Promise.all(Array.from({ length: 12 }, () => catalog.createProduct(LABUBU)));
    const readings = await Promise.all(Array.from({ length: 12 }, () => catalog.listChangedSince(start)));
    await writes;
    for (const { revision, products } of readings) expect(products).toHaveLength(revision - start);
  });
});
