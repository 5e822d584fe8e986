import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, test, vi } from "vitest";
import { FIRST_CATEGORIES } from "../content/first-sections.ts";
import { THE_SHOP } from "../domain/ledger.ts";
import { type DatabaseLocation, ENGINES, openCatalogFor, openFor } from "../tests/support/databases/engines.ts";
import { createTestDatabase, query } from "../tests/support/databases/postgres-databases.ts";
import { readCatalog } from "../tests/support/databases/read-catalog.ts";
import { LABUBU } from "../tests/support/sample-products.ts";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { createAccounts } from "./account/stored-accounts.ts";
import { newCategory } from "./catalog/category-subject.ts";
import { createCatalog } from "./catalog/stored-catalog.ts";
import { openDatabase, reachDatabase } from "./database.ts";
import { SCHEMA } from "./migrations/migrations.ts";
import { type Reading, readRevision } from "./store.ts";
import { createMedia } from "./stored-media.ts";

const WITHIN = { timeout: 20_000 };

describe.each(ENGINES)("a database on $engine", ({ engine, newLocation, newEmptyLocation }) => {
  test("names its engine, and can be closed twice", async () => {
    const database = await openFor(await newLocation());
    expect([database.engine, database.isDamaged()]).toEqual([engine, false]);
    await database.close();
    await database.close();
  });

  test("tells its connections to a server", async () => {
    const { db, pool } = await openFor(await newLocation());
    await readRevision(db);
    expect(pool()).toEqual(engine === "postgres" ? { open: 1, idle: 1, waiting: 0 } : undefined);
  });

  test("keeps everything when it is closed and opened again", async () => {
    const location = await newLocation();
    const before = await openCatalogFor(location);
    const labubu = await before.catalog.createProduct(LABUBU, THE_SHOP, "bir-anahtar");
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await createMedia(before.db).savePicture({ hash: "kare", width: 1, height: 1, bytes });
    await createAccounts(before.db).spendOnce("cevap", new Date());
    await before.close();

    const { db, store } = await openFor(location);
    const catalog = readCatalog(store);
    expect(await catalog.findProduct(labubu.id)).toEqual(labubu);
    expect(store.revision()).toBe(labubu.revision);
    expect(await catalog.createProduct(LABUBU, THE_SHOP, "bir-anahtar")).toEqual(labubu);
    expect(await createMedia(db).findPicture("kare")).toMatchObject({ width: 1 });
    expect(await createAccounts(db).spendOnce("cevap", new Date())).toBe(false);
  });

  test("is migrated once by three shops that start on it at the same time", async () => {
    const location = await newEmptyLocation();
    await Promise.all([startShop(location), startShop(location), startShop(location)]);
    const { db, store } = await openFor(location);
    expect(await readCatalog(store).listCategories()).toHaveLength(5);
    expect(await readRevision(db)).toBe(store.revision());
  });

  test("keeps nothing of a write that fails half way, and commits the next one", async () => {
    const { db, store } = await openFor(await newLocation());
    const half = store.write(async (trx, revision) => {
      await trx.insertInto("settings").values({ key: "yarim", value: "{}", revision }).execute();
      throw new Error(`stopped at ${revision}`);
    });
    await expect(half).rejects.toThrow("stopped at 1");
    expect([store.revision(), await readRevision(db)]).toEqual([0, 0]);
    expect(await db.selectFrom("settings").selectAll().execute()).toEqual([]);
    await createCatalog(store).addFirstCategories(FIRST_CATEGORIES);
    expect([store.revision(), await readRevision(db)]).toEqual([1, 1]);
  });

  test("runs the writes of all processes one after the other, and each sees the one before", async () => {
    const location = await newLocation();
    const [one, other] = [await openCatalogFor(location), await openCatalogFor(location)];
    const order: string[] = [];
    let second: Promise<unknown> | undefined;
    await one.store.write(async (trx, revision) => {
      second = other.store.write(async (trx, revision) => {
        const { image } = await pictureOf(trx);
        order.push(`${revision} sees ${image}`);
      });
      await trx
        .updateTable("categories")
        .set({ image: `${revision}.webp` })
        .where("slug", "=", "labubu")
        .execute();
      order.push(`${revision} is written`);
    });
    await second;
    expect(order).toEqual(["2 is written", "3 sees 2.webp"]);
    expect(await readRevision(one.db)).toBe(3);
  });

  test("does not retry a write that violates a constraint, and gives its revision to the next write", async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const revisions: number[] = [];
    const broken = store.write(async (trx, revision) => {
      revisions.push(revision);
      const again = newCategory({ id: "labubu", slug: "labubu", name: "", position: 0, tint: "mint", revision });
      await trx.insertInto("categories").values(again).execute();
    });
    await expect(broken).rejects.toThrow(/unique/i);
    await catalog.setCategoryImage("labubu", "kutu.webp");
    expect([revisions, store.revision()]).toEqual([[2], 2]);
  });

  test("starts a new epoch in every process when the revision goes back", async () => {
    const location = await newLocation();
    const [one, other] = [await openCatalogFor(location), await openFor(location)];
    for (let time = 0; time < 3; time += 1) await one.catalog.createProduct(LABUBU, THE_SHOP);
    await vi.waitFor(() => expect(other.store.revision()).toBe(4), WITHIN);
    const before = await one.store.versionIn(one.db);
    await restoreBackup(location, 2);
    for (const { store } of [one, other]) {
      await vi.waitFor(() => expect([store.revision(), store.epoch() === before.epoch]).toEqual([2, false]), WITHIN);
    }
    const { epoch } = await other.store.versionIn(other.db);
    expect([one.store.epoch(), other.store.epoch()]).toEqual([epoch, epoch]);
    await one.catalog.createProduct(LABUBU, THE_SHOP);
    expect([one.store.revision(), one.store.epoch(), await other.store.versionIn(other.db)]).toEqual([
      3,
      epoch,
      { epoch, revision: 3 },
    ]);
  });

  test("starts a new epoch with the write that gets a revision below the known one", async () => {
    const location = await newLocation();
    const one = await openCatalogFor(location);
    await one.catalog.createProduct(LABUBU, THE_SHOP);
    const { epoch } = await one.store.versionIn(one.db);
    await one.db.updateTable("meta").set({ value: 0 }).where("key", "=", "revision").execute();
    await one.catalog.createProduct(LABUBU, THE_SHOP);
    expect(await one.store.versionIn(one.db)).toEqual({ revision: one.store.revision(), epoch: one.store.epoch() });
    expect([one.store.revision(), one.store.epoch() === epoch]).toEqual([1, false]);
  });
});

const pictureOf = (reading: Reading) =>
  reading.selectFrom("categories").select("image").where("slug", "=", "labubu").executeTakeFirstOrThrow();

/** Sets the revision back, as a restored backup does while shops are running. */
async function restoreBackup(location: DatabaseLocation, revision: number) {
  const { db, close } = await openDatabase(location);
  await db.updateTable("meta").set({ value: revision }).where("key", "=", "revision").execute();
  await close();
}

const SHOP = `
  const { openDatabase } = await import(process.env.ROOM + "database.ts");
  const { createCatalog } = await import(process.env.ROOM + "catalog/stored-catalog.ts");
  const { FIRST_CATEGORIES } = await import(process.env.ROOM + "../content/first-sections.ts");
  const { store, close } = await openDatabase(JSON.parse(process.env.PLACE));
  await createCatalog(store).addFirstCategories(FIRST_CATEGORIES);
  await close();`;

/** Starts a shop in a child process. */
const startShop = (location: DatabaseLocation) =>
  promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SHOP], {
    env: { ...process.env, ROOM: new URL("./", import.meta.url).href, PLACE: JSON.stringify(location) },
  });

describe.each(ENGINES)("a database on $engine", ({ newLocation }) => {
  test("is reached without a change, also while a shop uses it", async () => {
    const location = { databaseUrl: undefined, ...(await newLocation()) };
    const { store } = await openFor(location);
    const before = store.revision();
    await reachDatabase(location);
    await store.refresh();
    expect(store.revision()).toBe(before);
  });

  test("is refused as a start refuses it: without what the start looks for, also where a newer program uses it", async () => {
    const location = { databaseUrl: undefined, ...(await newLocation()) };
    const { db } = await openFor(location);
    await db
      .updateTable("meta")
      .set({ value: SCHEMA + 1 })
      .where("key", "=", "schema")
      .execute();
    const missing = () => Promise.reject(new Error("no store of pictures"));
    await expect(reachDatabase(location, missing)).rejects.toThrow("no store of pictures");
  });
});

test("a file that is missing is not created", async () => {
  const missing = { databaseUrl: undefined, dataDir: "/tmp/fiyonk-is-not-here" };
  await expect(reachDatabase(missing)).rejects.toThrow("unable to open");
  await expect(reachDatabase(missing)).rejects.toThrow("unable to open");
});

test("an empty file is refused", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, "fiyonk.sqlite"), "");
  await expect(reachDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow("0 bayt");
});

describe("an empty database on PostgreSQL", () => {
  const reach = (databaseUrl: string) => reachDatabase({ databaseUrl, dataDir: "/" });

  test("is tried and stays empty, and one with another program's tables is refused", async () => {
    const url = await createTestDatabase(inject("postgres"));
    await reach(url);
    const tables = "select count(*)::int as count from pg_tables where schemaname = 'public'";
    expect((await query(url, tables)).rows).toEqual([{ count: 0 }]);
    await query(url, "create table users (name text)");
    await expect(reach(url)).rejects.toMatchObject({ code: "42P07" });
  });

  test("needs the right to create tables", async () => {
    const url = new URL(await createTestDatabase(inject("postgres")));
    const role = `guest_${url.pathname.slice(-8)}`;
    await query(url.href, `create role ${role} login password 'x'`);
    const asGuest = Object.assign(new URL(url), { username: role, password: "x" }).href;
    await expect(reach(asGuest)).rejects.toMatchObject({ code: "42501" });
    await query(url.href, `drop role ${role}`);
  });

  test("needs Turkish letters", async () => {
    const { url, run } = inject("postgres");
    const name = `${run}_latin1`;
    await query(url, `create database ${name} template template0 encoding latin1 locale 'C'`);
    const latin = Object.assign(new URL(url), { pathname: `/${name}` }).href;
    await expect(reach(latin)).rejects.toMatchObject({ code: "22P05" });
    await query(url, `drop database ${name}`);
  });
});
