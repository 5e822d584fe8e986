import { randomUUID } from "node:crypto";
import { open, readdir, readFile, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { openDatabase } from "../database.ts";

const [{ newLocation }] = ENGINES;
const PAGE = 4096;

/** Creates a shop with many database pages and closes it. */
async function closedShop() {
  const location = await newLocation();
  const { catalog, close } = await openCatalogFor(location);
  const description = "Kutusuyla gelir. ".repeat(100);
  for (let number = 0; number < 10; number += 1) await catalog.createProduct({ ...LABUBU, description }, THE_SHOP);
  await close();
  return { ...location, path: join(location.dataDir, "fiyonk.sqlite") };
}

async function overwritePages(path: string, from: number, to: number) {
  const file = await open(path, "r+");
  await file.write(Buffer.alloc((to - from) * PAGE, 0xff), 0, (to - from) * PAGE, from * PAGE);
  await file.close();
}

test("a start fails on a file that is no database", async () => {
  const location = await newLocation();
  await writeFile(join(location.dataDir, "fiyonk.sqlite"), "bu bir veritabanı değil ".repeat(400));
  await expect(openDatabase(location)).rejects.toMatchObject({ errcode: 26 });
});

test("a start goes on where one row breaks a constraint: visitors do not see it, and it changes only when it is mended", async () => {
  const { path, ...location } = await closedShop();
  const file = new DatabaseSync(path);
  file.exec("pragma ignore_check_constraints = on");
  file.exec("update products set price_kurus = 0 where position = (select min(position) from products)");
  file.close();
  const { catalog, db, close } = await openCatalogFor(location);
  const { id } = await db.selectFrom("products").select("id").where("price_kurus", "=", 0).executeTakeFirstOrThrow();
  expect((await catalog.listProducts()).map((product) => product.id)).not.toContain(id);
  await expect(catalog.patchProduct(id, { inStock: false }, THE_SHOP)).rejects.toMatchObject({
    message: "Fiyat 0'dan büyük olmalı",
  });
  await catalog.changePrices(
    id,
    { price: 0, originalPrice: LABUBU.originalPrice },
    { price: 5, originalPrice: null },
    THE_SHOP,
  );
  expect((await catalog.listProducts()).map((product) => product.id)).toContain(id);
  await close();
});

test.each([
  ["cut off", (path: string) => truncate(path, 3 * PAGE)],
  ["overwritten inside", async (path: string) => overwritePages(path, 2, (await readFile(path)).length / PAGE)],
])("a start fails on a file that is %s, even if its first page is intact", async (_, damage) => {
  const { path, ...location } = await closedShop();
  await damage(path);
  await expect(openDatabase(location)).rejects.toMatchObject({ code: "ERR_SQLITE_ERROR", errcode: 11 });
});

test("an empty file is not opened as a new shop", async () => {
  const { path, ...location } = await closedShop();
  await truncate(path, 0);
  await expect(openDatabase(location)).rejects.toThrow(/boş \(0 bayt\)/);
  expect((await readFile(path)).length).toBe(0);
});

test("what a killed first start has left is removed, and neither a young file nor somebody else's", async () => {
  const location = await newLocation();
  const named = (name: string) => `fiyonk.sqlite.${name}.new`;
  const [left, young, foreign] = [named(randomUUID()), `${named(randomUUID())}-wal`, named("benim")];
  for (const name of [left, young, foreign]) await writeFile(join(location.dataDir, name), "");
  for (const name of [left, foreign]) await utimes(join(location.dataDir, name), 1, 1);
  await (await openDatabase(location)).close();
  expect((await readdir(location.dataDir)).toSorted()).toEqual(["fiyonk.sqlite", foreign, young].toSorted());
});

test("shops that first start at once in one folder use one file", async () => {
  const location = await newLocation();
  const shops = await Promise.all([openCatalogFor(location), openCatalogFor(location), openCatalogFor(location)]);
  for (const { catalog } of shops) await catalog.createProduct(LABUBU, THE_SHOP);
  for (const { store } of shops) {
    await store.refresh();
    expect(await readCatalog(store).listProducts()).toHaveLength(3);
  }
});

test("a shop whose file is damaged while it is open refuses reads and reports the damage", async () => {
  const { path, ...location } = await closedShop();
  const { db, store, isDamaged, close } = await openDatabase(location);
  expect(isDamaged()).toBe(false);
  // A write by the other connection empties the page cache of the reader.
  await db.updateTable("meta").set({ value: 1 }).where("key", "=", "revision").execute();
  await overwritePages(path, 2, (await readFile(path)).length / PAGE);
  await expect(readCatalog(store).listProducts()).rejects.toMatchObject({ code: "unavailable" });
  expect(isDamaged()).toBe(true);
  await close();
});
