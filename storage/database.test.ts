import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ENGINES, openFor, type Place } from "../tests/support/engines.ts";
import { LABUBU } from "../tests/support/sample-products.ts";
import { createAccounts } from "./account/stored-accounts.ts";
import { addFirstCategories } from "./catalog/first-categories.ts";
import { createCatalog } from "./catalog/stored-catalog.ts";
import { openDatabase } from "./database.ts";
import { raisingRevision } from "./revision.ts";
import { createMedia } from "./stored-media.ts";

describe.each(ENGINES)("a database on $engine", ({ engine, newPlace }) => {
  test("says which engine it is and when it is ready", async () => {
    const database = await openFor(await newPlace());
    expect(database.engine).toBe(engine);
    expect(await database.isReady()).toBe(true);
    await database.close();
    expect(await database.isReady()).toBe(false);
    await database.close();
  });

  test("remembers everything after it was closed", async () => {
    const place = await newPlace();
    const before = await openDatabase(place);
    await addFirstCategories(before.db);
    const labubu = await createCatalog(before.db).createProduct(LABUBU, "bir-anahtar");
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await createMedia(before.db).savePicture({ hash: "kare", width: 1, height: 1, bytes });
    await createAccounts(before.db).spendOnce("cevap", new Date());
    await before.close();

    const { db } = await openFor(place);
    const catalog = createCatalog(db);
    expect(await catalog.findProduct(labubu.id)).toEqual(labubu);
    expect(await catalog.revision()).toBe(labubu.revision);
    expect(await catalog.createProduct(LABUBU, "bir-anahtar")).toEqual(labubu);
    expect(await createMedia(db).findPicture("kare")).toMatchObject({ width: 1 });
    expect(await createAccounts(db).spendOnce("cevap", new Date())).toBe(false);
  });

  test("three shops that start at once on an empty place build it once", async () => {
    const place = await newPlace();
    await Promise.all([startShop(place), startShop(place), startShop(place)]);
    const { db } = await openFor(place);
    expect(await createCatalog(db).listCategories()).toHaveLength(5);
    expect(await createCatalog(db).revision()).toBe(1);
  });

  test("one that a newer Fiyonk has changed is left alone", async () => {
    const place = await newPlace();
    const { db, close } = await openFor(place);
    await db.updateTable("meta").set({ value: 99 }).where("key", "=", "schema").execute();
    await close();
    await expect(openDatabase(place)).rejects.toThrow(/daha yeni.+şeması 99, bu sürüm 2 biliyor/);
  });

  test("what fails half way leaves nothing, and the next write lands", async () => {
    const { db } = await openFor(await newPlace());
    const catalog = createCatalog(db);
    const half = raisingRevision(db, async (trx, revision) => {
      await trx.insertInto("settings").values({ key: "yarim", value: "{}" }).execute();
      throw new Error(`stopped at ${revision}`);
    });
    await expect(half).rejects.toThrow("stopped at 1");
    expect(await catalog.revision()).toBe(0);
    expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
    await addFirstCategories(db);
    expect(await catalog.revision()).toBe(1);
  });
});

const SHOP = `
  const { openDatabase } = await import(process.env.ROOM + "database.ts");
  const { addFirstCategories } = await import(process.env.ROOM + "catalog/first-categories.ts");
  const { db, close } = await openDatabase(JSON.parse(process.env.PLACE));
  await addFirstCategories(db);
  await close();`;

/** A process of its own, as a second shop would be. */
const startShop = (place: Place) =>
  promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SHOP], {
    env: { ...process.env, ROOM: new URL("./", import.meta.url).href, PLACE: JSON.stringify(place) },
  });
