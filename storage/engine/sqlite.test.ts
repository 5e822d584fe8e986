import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { createAccounts } from "../account/stored-accounts.ts";
import { openStore, readRevision } from "../store.ts";
import { createMedia } from "../stored-media.ts";
import type { Tables } from "../tables.ts";
import { openSqlite } from "./sqlite.ts";
import { createMutex } from "./sqlite-driver.ts";

const [{ newLocation }] = ENGINES;

test.each([
  ["journal_mode", "wal"],
  ["synchronous", 2],
  ["foreign_keys", 1],
  ["trusted_schema", 0],
])("an acknowledged write is on the disk: %s is %s", async (pragma, expected) => {
  const { db } = await openFor(await newLocation());
  const { rows } = await sql.raw(`pragma ${pragma}`).execute(db);
  expect(rows).toEqual([{ [pragma]: expected }]);
});

test("every table is strict", async () => {
  const { db } = await openFor(await newLocation());
  const { rows } = await sql`select name from pragma_table_list where strict = 0 and name not like 'sqlite_%'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test("a closed shop is a single file, ready to be copied", async () => {
  const { dataDir } = await newLocation();
  const { close } = await openCatalogFor({ dataDir });
  await close();
  expect(await readdir(dataDir)).toEqual(["fiyonk.sqlite"]);
});

test("saves wait while another process locks the file, and reads are answered", async () => {
  const { dataDir } = await newLocation();
  const { db, store } = await openFor({ dataDir });
  const catalog = readCatalog(store);
  const unlock = lockFile(dataDir);
  const saved: string[] = [];
  const saves = [
    store.write((trx) => trx.deleteFrom("slug_history").execute()).then(() => saved.push("a transaction")),
    createMedia(db)
      .savePicture({ hash: "kare", width: 1, height: 1, bytes: new Uint8Array(1) })
      .then(() => saved.push("a statement of its own")),
  ];
  expect(store.revision()).toBe(0);
  expect(await catalog.listProducts()).toEqual([]);
  await setImmediate();
  expect(saved).toEqual([]);
  unlock();
  await Promise.all(saves);
  expect(saved).toHaveLength(2);
  expect(store.revision()).toBe(1);
  expect(await createMedia(db).findPicture("kare")).toMatchObject({ width: 1 });
});

test("a save fails as unavailable when the lock lasts too long", async () => {
  const { dataDir } = await newLocation();
  await openCatalogFor({ dataDir });
  const { db, store } = await openWithShortTimeout(dataDir);
  const catalog = readCatalog(store);
  const unlock = lockFile(dataDir);
  await expectUnavailable(catalog.setCategoryImage("labubu", "/media/kutu.webp"), /locked/);
  await expectUnavailable(createAccounts(db).removeSession("bilinmeyen"), /locked/);
  expect([store.revision(), await readRevision(db)]).toEqual([1, 1]);
  unlock();
  await catalog.setCategoryImage("labubu", "/media/kutu.webp");
});

test("a full disk leaves nothing half saved, and saves work again when there is space", async () => {
  const { db } = await openCatalogFor(await newLocation());
  await limitPages(db, 1);
  const bytes = new Uint8Array(1024 * 1024);
  await expectUnavailable(createMedia(db).savePicture({ hash: "buyuk", width: 1, height: 1, bytes }), /full/);
  await limitPages(db, 10_000);
  expect(await createMedia(db).findPicture("buyuk")).toBeUndefined();
  await createMedia(db).savePicture({ hash: "buyuk", width: 1, height: 1, bytes });
});

function lockFile(dataDir: string): () => void {
  const other = new DatabaseSync(join(dataDir, "fiyonk.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  return () => other.exec("rollback");
}

const ignore = () => {};

/** The timeout allows a second attempt, and the test does not wait for seconds. */
async function openWithShortTimeout(dataDir: string) {
  const engine = await openSqlite(dataDir, { lockTimeoutMs: 10 });
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const none = { onAway: ignore, onBack: ignore };
  const store = await openStore({ db, engine, ...none });
  onTestFinished(async () => {
    await store.close();
    await engine.stop();
  });
  return { db, store };
}

const limitPages = (db: Kysely<Tables>, pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);

const expectUnavailable = (write: Promise<unknown>, cause: RegExp) =>
  expect(write).rejects.toMatchObject({
    code: "unavailable",
    message: "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene",
    cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
  });

test("one holds the mutex at a time, in the order of asking", async () => {
  const { acquire, release } = createMutex();
  const order: string[] = [];
  await acquire();
  const others = ["second", "third"].map(async (name) => {
    await acquire();
    order.push(name);
    release();
  });
  order.push("first");
  release();
  await Promise.all(others);
  expect(order).toEqual(["first", "second", "third"]);
});
