import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { openLine } from "../../tests/support/databases/server-line.ts";
import { createCatalog } from "../catalog/stored-catalog.ts";
import { openDatabase } from "../database.ts";
import { readRevision } from "../revision.ts";
import type { Reading } from "../store.ts";
import { openPostgres } from "./postgres.ts";

const [, { newPlace }] = ENGINES;

const pictureOf = async (reading: Reading) =>
  (await reading.selectFrom("categories").select("image").where("slug", "=", "labubu").executeTakeFirstOrThrow()).image;

const UNAVAILABLE = {
  code: "unavailable",
  message: "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene",
  cause: expect.any(Error),
};

/** How long somebody who listens may need on a busy machine. */
const WITHIN = { timeout: 20_000 };

test.each([
  ["statement_timeout", "2500ms"],
  ["idle_in_transaction_session_timeout", "5s"],
])("no statement keeps a visitor waiting: %s is %s", async (setting, expected) => {
  const { db } = await openFor(await newPlace());
  const { rows } = await db.transaction().execute((trx) => sql.raw(`show ${setting}`).execute(trx));
  expect(rows).toEqual([{ [setting]: expected }]);
});

test("a statement that takes too long is told to come back later", async () => {
  const { db } = await openFor(await newPlace());
  const slow = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 20`.execute(trx);
    await sql`select pg_sleep(60)`.execute(trx);
  });
  await expect(slow).rejects.toMatchObject(UNAVAILABLE);
});

test("a server that goes away in the middle of a write takes neither the process nor half a write with it", async () => {
  const place = await newPlace();
  const [{ db, store }, other] = [await openFor(place), await openFor(place)];
  const broken = store.write(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
    await trx.selectFrom("meta").selectAll().execute();
  });
  await expect(broken).rejects.toMatchObject(UNAVAILABLE);
  expect([store.revision(), await readRevision(db)]).toEqual([0, 0]);
});

test("a server that is away is said to be, and found again when it is back", async () => {
  const { dataDir, databaseUrl = "" } = await newPlace();
  const line = await openLine(databaseUrl);
  onTestFinished(line.close);
  const told: string[] = [];
  const outages = { away: () => told.push("away"), back: () => told.push("back") };
  const database = await openDatabase({ dataDir, databaseUrl: line.url, outages });
  onTestFinished(() => database.close());

  await line.cut();
  await vi.waitFor(() => expect(told).toEqual(["away"]), WITHIN);
  const catalog = createCatalog(database.store);
  await expect(catalog.listCategories()).rejects.toMatchObject(UNAVAILABLE);
  await expect(catalog.setCategoryImage("labubu", "")).rejects.toMatchObject(UNAVAILABLE);
  expect(await database.state()).toBe("away");

  await line.mend();
  await vi.waitFor(() => expect(told).toEqual(["away", "back"]), WITHIN);
  expect(await database.state()).toBe("here");
  expect(await catalog.listCategories()).toEqual([]);
});

test("a server that answers statements is here, however long a new connection takes", async () => {
  const { dataDir, databaseUrl = "" } = await newPlace();
  const line = await openLine(databaseUrl);
  onTestFinished(line.close);
  const away = vi.fn();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: line.url, outages: { away, back() {} } });
  onTestFinished(close);
  const ask = () => sql`select 1`.execute(db);
  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
  await Promise.all([sleep(0.1), ask()]);

  line.holdNew();
  let isSlow = true;
  const slow = sleep(2.5).finally(() => {
    isSlow = false;
  });
  while (isSlow) await ask();
  await slow;
  expect(away).not.toHaveBeenCalled();
});

test("a write that was missed while the connection was lost is heard of once it is back", async () => {
  const place = await newPlace();
  const line = await openLine(place.databaseUrl ?? "");
  onTestFinished(line.close);
  const cutOff = await openFor({ ...place, databaseUrl: line.url });
  const { catalog, store } = await openCatalogFor(place);
  await vi.waitFor(() => expect(cutOff.store.revision()).toBe(store.revision()), WITHIN);

  await line.cut();
  await catalog.setCategoryImage("labubu", "/media/kutu.webp");
  await line.mend();
  await vi.waitFor(() => expect(cutOff.store.revision()).toBe(store.revision()), WITHIN);
});

test("nobody waits for a write that is still being made; it is made again, and then nobody is faster", async () => {
  const place = await newPlace();
  const [slow, quick] = [await openCatalogFor(place), await openCatalogFor(place)];
  const pictures: string[] = [];
  const others: Promise<void>[] = [];
  await slow.store.write(async (trx, revision) => {
    const before = await pictureOf(trx);
    pictures.push(before);
    const other = quick.catalog.setCategoryImage("labubu", `${revision}.webp`);
    others.push(other);
    if (before === "") await other;
    await trx.updateTable("categories").set({ name: before }).where("slug", "=", "labubu").execute();
  });
  await Promise.all(others);
  expect(pictures).toEqual(["", "2.webp"]);
  expect(await slow.catalog.listCategories()).toContainEqual(
    expect.objectContaining({ slug: "labubu", name: "2.webp", image: "3.webp" }),
  );
  expect(await readRevision(slow.db)).toBe(4);
});

test("who breaks a rule of the tables hears of it behind the lock, where nobody else can be the reason", async () => {
  const { store, catalog } = await openCatalogFor(await newPlace());
  const revisions: number[] = [];
  const broken = store.write(async (trx, revision) => {
    revisions.push(revision);
    const again = { id: "labubu", slug: "labubu", name: "", image: "", position: 0, tint: "mint" };
    await trx.insertInto("categories").values(again).execute();
  });
  await expect(broken).rejects.toMatchObject({ code: "23505" });
  expect(revisions).toEqual([2, 2]);
  await catalog.setCategoryImage("labubu", "kutu.webp");
  expect(store.revision()).toBe(2);
});

test("a row that another write holds is not waited for before the lock", async () => {
  const { db, store } = await openFor(await newPlace());
  const { rows } = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => sql`show lock_timeout`.execute(trx));
  expect(rows).toEqual([{ lock_timeout: "200ms" }]);
  expect(store.revision()).toBe(0);
});

test("others wait for a save for one round trip, from the raised revision to the commit", async () => {
  const place = await newPlace();
  const line = await openLine(place.databaseUrl ?? "");
  onTestFinished(line.close);
  const { store } = await openCatalogFor({ ...place, databaseUrl: line.url });
  let made = 0;
  await store.write(async (trx) => {
    await trx.updateTable("categories").set({ image: "kutu.webp" }).where("slug", "=", "labubu").execute();
    made = line.roundTrips();
  });
  // The one that raises it; the commit is outside already when it is answered.
  expect(line.roundTrips() - made).toBe(1);
});

test("a shop that finds no server at its start waits for it, and says so", async () => {
  const line = await openLine((await newPlace()).databaseUrl ?? "");
  onTestFinished(line.close);
  await line.cut();
  const waiting = Promise.withResolvers<void>();
  const opening = openDatabase({ dataDir: "", databaseUrl: line.url, onWaiting: () => waiting.resolve() });
  await waiting.promise;
  await line.mend();
  const database = await opening;
  onTestFinished(() => database.close());
  expect(await database.state()).toBe("here");
});

test("a start waits for another one's migration as long as it takes, and says so", async () => {
  const place = await newPlace();
  const { db } = await openFor(place);
  const waiting = Promise.withResolvers<void>();
  const opening = await db.transaction().execute(async (trx) => {
    const { migrations } = openPostgres(place.databaseUrl ?? "", { away() {}, back() {} });
    for (const statement of migrations.lock) await sql.raw(statement).execute(trx);
    const second = openDatabase({ ...place, onWaiting: () => waiting.resolve() });
    await waiting.promise;
    // In an object, because a promise would be waited for here.
    return { second };
  });
  await (await opening.second).close();
});

test.each([
  ["a wrong password", (url: URL) => Object.assign(url, { password: "yanlis" }), "28P01"],
  ["an unknown database", (url: URL) => Object.assign(url, { pathname: "/yok" }), "3D000"],
])("a start with %s is not waited for", async (_, wrong, code) => {
  const { databaseUrl = "" } = await newPlace();
  const opening = openDatabase({ dataDir: "", databaseUrl: wrong(new URL(databaseUrl)).href });
  await expect(opening).rejects.toMatchObject({ code });
});
