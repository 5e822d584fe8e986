import { describe, expect, test } from "vitest";
import { byPlace } from "../../domain/catalog/catalog.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

describe.each(ENGINES)("what has changed on $engine", ({ newPlace }) => {
  const openCatalog = async () => openCatalogFor(await newPlace());

  test("is what was made, saved or removed since, and nothing else", async () => {
    const { catalog, store } = await openCatalog();
    const untouched = await catalog.createProduct(LABUBU);
    const [saved, removed] = [await catalog.createProduct(LABUBU), await catalog.createProduct(LABUBU)];
    const seen = store.revision();
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

  test("since the beginning is everything; the newest stands first, and an update does not move it", async () => {
    const { catalog } = await openCatalog();
    for (const name of ["a", "b", "c"]) await catalog.createProduct({ ...LABUBU, name });
    const { products } = await catalog.listChangedSince(0);
    await catalog.updateProduct(products.find(({ product }) => product.name === "b")?.product.id ?? "", BILEKLIK);
    const moved = (await catalog.listChangedSince(0)).products.toSorted(byPlace);
    expect(moved.map(({ product }) => product.name)).toEqual(["c", BILEKLIK.name, "a"]);
  });

  test("a write that touched no product raises the revision alone", async () => {
    const { catalog, store } = await openCatalog();
    const seen = store.revision();
    await catalog.setCategoryImage("labubu", "/media/kutu.webp");
    expect(await catalog.listChangedSince(seen)).toEqual({ revision: seen + 1, products: [], removedIds: [] });
  });

  test("read while others write, each revision brings exactly the products it counts", async () => {
    const { catalog, store } = await openCatalog();
    const start = store.revision();
    const writes = Promise.all(Array.from({ length: 12 }, () => catalog.createProduct(LABUBU)));
    const readings = await Promise.all(Array.from({ length: 12 }, () => catalog.listChangedSince(start)));
    await writes;
    for (const { revision, products } of readings) expect(products).toHaveLength(revision - start);
  });
});
