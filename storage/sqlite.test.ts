import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { ENGINES, openFor } from "../tests/support/engines.ts";
import { addFirstCategories } from "./first-categories.ts";
import { createCatalog } from "./stored-catalog.ts";
import { createMedia } from "./stored-media.ts";
import type { Tables } from "./tables.ts";

const [{ newPlace }] = ENGINES;

test.each([
  ["journal_mode", "wal"],
  ["synchronous", 2],
  ["foreign_keys", 1],
  ["trusted_schema", 0],
])("an acknowledged write is on the disk: %s is %s", async (pragma, expected) => {
  const { db } = await openFor(await newPlace());
  const { rows } = await sql.raw(`pragma ${pragma}`).execute(db);
  expect(rows).toEqual([{ [pragma]: expected }]);
});

test("every table is strict", async () => {
  const { db } = await openFor(await newPlace());
  const { rows } = await sql`select name from pragma_table_list where strict = 0 and name not like 'sqlite_%'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test("a closed shop is one file, ready to be copied", async () => {
  const { dataDir } = await newPlace();
  const { db, close } = await openFor({ dataDir });
  await addFirstCategories(db);
  await close();
  expect(await readdir(dataDir)).toEqual(["fiyonk.sqlite"]);
});

test("a shop in memory works like any other", async () => {
  const { db } = await openFor({ dataDir: ":memory:" });
  await addFirstCategories(db);
  expect(await createCatalog(db).listCategories()).toHaveLength(5);
});

test("while another process holds the file, a write is told to come back later; reading goes on", async () => {
  const { dataDir } = await newPlace();
  const { db } = await openFor({ dataDir });
  await sql`pragma busy_timeout = 1`.execute(db);
  const other = new DatabaseSync(join(dataDir, "fiyonk.sqlite"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  await expectUnavailable(addFirstCategories(db), /locked/);
  expect(await createCatalog(db).revision()).toBe(0);
  other.exec("rollback");
  await addFirstCategories(db);
});

test("on a full disk nothing is half saved, and with room again it goes on", async () => {
  const { db } = await openFor(await newPlace());
  await addFirstCategories(db);
  await limitPages(db, 1);
  const bytes = new Uint8Array(1024 * 1024);
  await expectUnavailable(createMedia(db).savePicture({ hash: "buyuk", width: 1, height: 1, bytes }), /full/);
  await limitPages(db, 10_000);
  expect(await createMedia(db).findPicture("buyuk")).toBeUndefined();
  await createMedia(db).savePicture({ hash: "buyuk", width: 1, height: 1, bytes });
});

const limitPages = (db: Kysely<Tables>, pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(db);

const expectUnavailable = (write: Promise<unknown>, cause: RegExp) =>
  expect(write).rejects.toMatchObject({
    code: "unavailable",
    message: "Mağaza şu an bu işlemi yapamıyor, biraz sonra tekrar dene",
    cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
  });
