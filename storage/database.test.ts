import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../content/first-categories.ts";
import type { Landed } from "../domain/catalog/changes.ts";
import { ENGINES, openCatalogFor, openFor, type Place } from "../tests/support/databases/engines.ts";
import { LABUBU } from "../tests/support/sample-products.ts";
import { createAccounts } from "./account/stored-accounts.ts";
import { createCatalog } from "./catalog/stored-catalog.ts";
import { openDatabase } from "./database.ts";
import { readRevision } from "./revision.ts";
import { createMedia } from "./stored-media.ts";

describe.each(ENGINES)("a database on $engine", ({ engine, newPlace }) => {
  test("says which engine it is and when it is ready", async () => {
    const database = await openFor(await newPlace());
    expect(database.engine).toBe(engine);
    expect(await database.state()).toBe("here");
    await database.close();
    expect(await database.state()).toBe("away");
    await database.close();
  });

  test("remembers everything after it was closed", async () => {
    const place = await newPlace();
    const before = await openCatalogFor(place);
    const labubu = await before.catalog.createProduct(LABUBU, "bir-anahtar");
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await createMedia(before.db).savePicture({ hash: "kare", width: 1, height: 1, bytes });
    await createAccounts(before.db).spendOnce("cevap", new Date());
    await before.close();

    const { db, store } = await openFor(place);
    const catalog = createCatalog(store);
    expect(await catalog.findProduct(labubu.id)).toEqual(labubu);
    expect(store.revision()).toBe(labubu.revision);
    expect(await catalog.createProduct(LABUBU, "bir-anahtar")).toEqual(labubu);
    expect(await createMedia(db).findPicture("kare")).toMatchObject({ width: 1 });
    expect(await createAccounts(db).spendOnce("cevap", new Date())).toBe(false);
  });

  test("three shops that start at once on an empty place build it once", async () => {
    const place = await newPlace();
    await Promise.all([startShop(place), startShop(place), startShop(place)]);
    const { db, store } = await openFor(place);
    expect(await createCatalog(store).listCategories()).toHaveLength(5);
    expect(await readRevision(db)).toBe(store.revision());
  });

  test("one that a newer Fiyonk has changed is left alone", async () => {
    const place = await newPlace();
    const { db, close } = await openFor(place);
    await db.updateTable("meta").set({ value: 99 }).where("key", "=", "schema").execute();
    await close();
    await expect(openDatabase(place)).rejects.toThrow(/daha yeni.+şeması 99, bu sürüm 4 biliyor/);
  });

  test("what fails half way leaves nothing, and the next write lands", async () => {
    const { db, store } = await openFor(await newPlace());
    const heard: Landed[] = [];
    store.listen((landed) => heard.push(landed));
    const half = store.write(async (trx, revision) => {
      await trx.insertInto("settings").values({ key: "yarim", value: "{}" }).execute();
      throw new Error(`stopped at ${revision}`);
    });
    await expect(half).rejects.toThrow("stopped at 1");
    expect([store.revision(), await readRevision(db), heard]).toEqual([0, 0, []]);
    expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
    await createCatalog(store).addFirstCategories(FIRST_CATEGORIES);
    expect([store.revision(), heard]).toEqual([1, [{ revision: 1, isOwn: true }]]);
  });

  test("who listens is told of a write before the writer is, and of another process's soon after", async () => {
    const place = await newPlace();
    const [one, other] = [await openCatalogFor(place), await openFor(place)];
    const order: string[] = [];
    one.store.listen(({ revision, isOwn }) => order.push(`one heard ${revision}, own: ${isOwn}`));
    const told = new Promise<void>((resolve) => {
      other.store.listen(({ revision, isOwn }) => {
        order.push(`other heard ${revision}, own: ${isOwn}`);
        resolve();
      });
    });
    const before = one.store.revision();
    await one.catalog.setCategoryImage("labubu", "/media/kutu.webp").then(() => order.push("acknowledged"));
    await told;
    const landed = before + 1;
    expect(order.slice(0, 2)).toEqual([`one heard ${landed}, own: true`, "acknowledged"]);
    expect(order).toContain(`other heard ${landed}, own: false`);
    expect(other.store.revision()).toBe(landed);
  });
});

const SHOP = `
  const { openDatabase } = await import(process.env.ROOM + "database.ts");
  const { createCatalog } = await import(process.env.ROOM + "catalog/stored-catalog.ts");
  const { FIRST_CATEGORIES } = await import(process.env.ROOM + "../content/first-categories.ts");
  const { store, close } = await openDatabase(JSON.parse(process.env.PLACE));
  await createCatalog(store).addFirstCategories(FIRST_CATEGORIES);
  await close();`;

/** A process of its own, as a second shop would be. */
const startShop = (place: Place) =>
  promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SHOP], {
    env: { ...process.env, ROOM: new URL("./", import.meta.url).href, PLACE: JSON.stringify(place) },
  });
