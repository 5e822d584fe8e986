import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabaseProxy } from "../../tests/support/databases/database-proxy.ts";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { readCatalog } from "../../tests/support/databases/read-catalog.ts";
import { openDatabase } from "../database.ts";
import { MIGRATIONS } from "../migrations/migrations.ts";
import { readRevision } from "../store.ts";
import { asOutage, isTemporary } from "./outage.ts";
import { openPostgres } from "./postgres.ts";

const [, { newLocation, newEmptyLocation }] = ENGINES;

const UNAVAILABLE = {
  code: "unavailable",
  message: "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene",
  cause: expect.any(Error),
};

/** Long enough for the next poll on a busy machine. */
const WITHIN = { timeout: 20_000 };

test.each([
  ["statement_timeout", "2500ms"],
  ["idle_in_transaction_session_timeout", "5s"],
])("a transaction has a time limit: %s is %s", async (setting, expected) => {
  const { db } = await openFor(await newLocation());
  const { rows } = await db.transaction().execute((trx) => sql.raw(`show ${setting}`).execute(trx));
  expect(rows).toEqual([{ [setting]: expected }]);
});

test("a statement that takes too long fails as unavailable", async () => {
  const { db } = await openFor(await newLocation());
  const slow = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 20`.execute(trx);
    await sql`select pg_sleep(60)`.execute(trx);
  });
  await expect(slow).rejects.toMatchObject(UNAVAILABLE);
});

test("a server that is lost in the middle of a write neither ends the process nor leaves half a write", async () => {
  const location = await newLocation();
  const [{ db, store }, other] = [await openFor(location), await openFor(location)];
  const broken = store.write(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
    await trx.selectFrom("meta").selectAll().execute();
  });
  await expect(broken).rejects.toMatchObject(UNAVAILABLE);
  expect([store.revision(), await readRevision(db)]).toEqual([0, 0]);
});

test("an outage and its end are each reported once, and queries work again", async () => {
  const { dataDir, databaseUrl = "" } = await newLocation();
  const line = await openDatabaseProxy(databaseUrl);
  onTestFinished(line.close);
  const reported: string[] = [];
  const database = await openDatabase({
    dataDir,
    databaseUrl: line.url,
    onAway: () => void reported.push("away"),
    onBack: () => void reported.push("back"),
  });
  onTestFinished(() => database.close());

  await line.cut();
  await vi.waitFor(() => expect(reported).toEqual(["away"]), WITHIN);
  const catalog = readCatalog(database.store);
  await expect(catalog.listCategories()).rejects.toMatchObject(UNAVAILABLE);
  await expect(catalog.setCategoryImage("labubu", "")).rejects.toMatchObject(UNAVAILABLE);

  await line.restore();
  await vi.waitFor(() => expect(reported).toEqual(["away", "back"]), WITHIN);
  expect(await catalog.listCategories()).toEqual([]);
});

test("a connection with a pending answer is never reused", async () => {
  const { db } = await openFor(await newLocation());
  const pidOf = async (seconds: number) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(${seconds})`.execute(db)).rows[0]?.pid;
  const pid = await pidOf(0);
  await expect(pidOf(60)).rejects.toMatchObject(UNAVAILABLE);
  expect(await pidOf(0)).toEqual(expect.any(Number));
  expect(await pidOf(0)).not.toBe(pid);
});

test("a write made while the connection was lost is noticed after the reconnect", async () => {
  const location = await newLocation();
  const line = await openDatabaseProxy(location.databaseUrl ?? "");
  onTestFinished(line.close);
  const cutOff = await openFor({ ...location, databaseUrl: line.url });
  const { catalog, store } = await openCatalogFor(location);
  await vi.waitFor(() => expect(cutOff.store.revision()).toBe(store.revision()), WITHIN);

  await line.cut();
  await catalog.setCategoryImage("labubu", "/media/kutu.webp");
  await line.restore();
  await vi.waitFor(() => expect(cutOff.store.revision()).toBe(store.revision()), WITHIN);
});

test("a dump that was restored under a running shop begins a new epoch, also if its revision is higher", async () => {
  const { db, store } = await openCatalogFor(await newEmptyLocation());
  const before = { epoch: store.epoch(), revision: store.revision() };
  await sql`alter table meta rename to former`.execute(db);
  await sql`create table meta (like former including all)`.execute(db);
  await sql`insert into meta select key, case key when 'revision' then value + 5 else value end from former`.execute(
    db,
  );
  await store.refresh();
  expect(store.revision()).toBe(before.revision + 5);
  expect(store.epoch()).not.toBe(before.epoch);
});

test("a start waits for a server that is away, and reports it", async () => {
  const line = await openDatabaseProxy((await newLocation()).databaseUrl ?? "");
  onTestFinished(line.close);
  await line.cut();
  const waiting = Promise.withResolvers<void>();
  const opening = openDatabase({ dataDir: "", databaseUrl: line.url, onWaiting: () => waiting.resolve() });
  await waiting.promise;
  await line.restore();
  const database = await opening;
  onTestFinished(() => database.close());
  expect(await readRevision(database.db)).toBe(0);
});

test("a start waits without a limit for the migration of another, and reports it", async () => {
  const location = await newLocation();
  const { db } = await openFor(location);
  const waiting = Promise.withResolvers<void>();
  const opening = await db.transaction().execute(async (trx) => {
    const { migrations } = openPostgres(location.databaseUrl ?? "");
    for (const statement of migrations.lock) await sql.raw(statement).execute(trx);
    const second = openDatabase({ ...location, onWaiting: () => waiting.resolve() });
    await waiting.promise;
    // Wrapped in an object, because the transaction would wait for a returned promise.
    return { second };
  });
  await (await opening.second).close();
});

test("a migration that waits for a long read holds up nobody else", async () => {
  const location = await newEmptyLocation();
  const earlier = await openFor(location);
  const aside = earlier.openAside();
  const reading = await aside.startTransaction().execute();
  await reading.selectFrom("products").select("id").execute();
  const waiting = Promise.withResolvers<unknown>();
  const opening = openDatabase({
    ...location,
    migrations: [...MIGRATIONS, ({ text }) => [`alter table products add column motto ${text} not null default ''`]],
    onWaiting: (cause) => cause && waiting.resolve(cause),
  });
  expect(await waiting.promise).toMatchObject({ code: "55P03" });
  expect(await earlier.db.selectFrom("products").select("id").execute()).toEqual([]);
  await reading.rollback().execute();
  await aside.destroy();
  const later = await opening;
  onTestFinished(() => later.close());
  expect((await sql`select motto from products`.execute(later.db)).rows).toEqual([]);
});

test.each([
  ["a wrong password", (url: URL) => Object.assign(url, { password: "yanlis" }), "28P01"],
  ["an unknown database", (url: URL) => Object.assign(url, { pathname: "/yok" }), "3D000"],
])("a start with %s fails at once", async (_, wrong, code) => {
  const { databaseUrl = "" } = await newLocation();
  const opening = openDatabase({ dataDir: "", databaseUrl: wrong(new URL(databaseUrl)).href });
  await expect(opening).rejects.toMatchObject({ code });
});

const missing = (syscall: string) => Object.assign(new Error("ENOENT"), { code: "ENOENT", syscall });

test("a socket that is not there is an outage, for which a start waits; a missing file is none", () => {
  expect([asOutage(missing("connect")), isTemporary(missing("connect"))]).toEqual([
    expect.objectContaining({ code: "unavailable" }),
    true,
  ]);
  expect([asOutage(missing("open")), isTemporary(missing("open"))]).toEqual([missing("open"), false]);
});
