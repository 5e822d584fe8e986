import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../tests/support/databases/engines.ts";
import { openLedger } from "../tests/support/databases/open-ledger.ts";
import { BILEKLIK, LABUBU } from "../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../tests/support/sample-shop.ts";
import { readChanges } from "./stored-snapshot.ts";

describe.each(ENGINES)("changes since a revision on $engine", ({ newLocation }) => {
  const openShop = async () => {
    const opened = await openCatalogFor(await newLocation());
    const since = (revision: number) => readChanges(opened.store, FIRST_SETTINGS, revision);
    return { ...opened, since };
  };

  test("are the products created, saved or removed since, and no others", async () => {
    const { catalog, store, since } = await openShop();
    const untouched = await catalog.createProduct(LABUBU, THE_SHOP);
    const [saved, removed] = [
      await catalog.createProduct(LABUBU, THE_SHOP),
      await catalog.createProduct(LABUBU, THE_SHOP),
    ];
    const seen = store.revision();
    expect(await since(seen)).toMatchObject({ revision: seen, products: [], isAll: false });

    const again = await catalog.updateProduct(saved.id, BILEKLIK, { by: THE_SHOP });
    await catalog.removeProduct(removed.id, THE_SHOP);
    const created = await catalog.createProduct(LABUBU, THE_SHOP);
    const { revision, products, isAll } = await since(seen);
    expect([revision, isAll]).toEqual([seen + 3, false]);
    expect(products.map(({ product }) => product)).toEqual([again, undefined, created]);
    expect(products.map(({ formerSlugs }) => formerSlugs)).toEqual([[saved.slug], [], []]);
    expect(products.map(({ id }) => id)).not.toContain(untouched.id);
  });

  test("are all products when read from the beginning, even if one write made more than a batch", async () => {
    const { catalog, db, since } = await openShop();
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    const row = await db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1201 }, (_, number) => ({ ...row, id: `${number}`, slug: `urun-${number}` }));
    for (let from = 0; from < rows.length; from += 200) {
      await db
        .insertInto("products")
        .values(rows.slice(from, from + 200))
        .execute();
    }
    const { products, isAll } = await since(-1);
    expect([products.length, isAll, new Set(products.map((product) => product.id)).size]).toEqual([1202, true, 1202]);
  });

  test("are all products that are left after some were deleted, and from then on only changes again", async () => {
    const { catalog, store, since } = await openShop();
    const [kept, removed] = [
      await catalog.createProduct(LABUBU, THE_SHOP),
      await catalog.createProduct(LABUBU, THE_SHOP),
    ];
    await catalog.removeProduct(removed.id, THE_SHOP);
    const seen = store.revision();
    await openLedger(store).removeExpired(new Date(Date.now() + 31 * 24 * 3600 * 1000));
    expect(await since(seen)).toMatchObject({ isAll: true, products: [{ id: kept.id }] });
    expect(await since(store.revision())).toMatchObject({ isAll: false, products: [] });
  });

  test("list the newest product first, and an update does not move it", async () => {
    const { catalog } = await openShop();
    for (const name of ["a", "b", "c"]) await catalog.createProduct({ ...LABUBU, name }, THE_SHOP);
    const [, second] = await catalog.listProducts();
    await catalog.updateProduct(second?.id ?? "", BILEKLIK, { by: THE_SHOP });
    expect((await catalog.listProducts()).map(({ name }) => name)).toEqual(["c", BILEKLIK.name, "a"]);
  });

  test("contain the categories and no product after a write to a category", async () => {
    const { catalog, store, since } = await openShop();
    const seen = store.revision();
    await catalog.setCategoryImage("labubu", "/media/kutu.webp");
    const { revision, products, categories } = await since(seen);
    expect([revision, products]).toEqual([seen + 1, []]);
    expect(categories).toContainEqual(expect.objectContaining({ image: "/media/kutu.webp" }));
  });

  test("read during writes contain exactly the products of their revision", async () => {
    const { catalog, store, since } = await openShop();
    const start = store.revision();
    const writes = Promise.all(Array.from({ length: 12 }, () => catalog.createProduct(LABUBU, THE_SHOP)));
    const readings = await Promise.all(Array.from({ length: 12 }, () => since(start)));
    await writes;
    for (const { revision, products } of readings) expect(products).toHaveLength(revision - start);
  });
});
