import { execFile } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { openDatabase } from "../database.ts";
import { readRevision } from "../store.ts";
import { createMedia } from "../stored-media.ts";
import type { Tables } from "../tables.ts";

const [{ newLocation }] = ENGINES;
const SLOW_SQL =
  "with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) select max(i) as last from n";
const UNAVAILABLE = { code: "unavailable", message: "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene" };

test("reads are answered while a write is running", async () => {
  const { db, store } = await openFor(await newLocation());
  const order: string[] = [];
  const saving = store.write((trx) => sql.raw(SLOW_SQL).execute(trx)).then(() => order.push("saved"));
  await createMedia(db)
    .findPicture("kare")
    .then(() => order.push("read"));
  await saving;
  expect(order).toEqual(["read", "saved"]);
});

test("the next read sees an acknowledged write, also while many writes run", async () => {
  const { catalog } = await openCatalogFor(await newLocation());
  const saveAndRead = async () => {
    const { id } = await catalog.createProduct(LABUBU, THE_SHOP);
    return (await catalog.findProduct(id))?.id === id;
  };
  expect(await Promise.all(Array.from({ length: 50 }, saveAndRead))).not.toContain(false);
});

test("bytes arrive whole, and the caller keeps its own", async () => {
  const { db } = await openFor(await newLocation());
  const bytes = Buffer.from("--kurdele--").subarray(2, -2);
  await createMedia(db).savePicture({ hash: "kurdele", width: 1, height: 1, bytes });
  expect(bytes.toString()).toBe("kurdele");
  expect(Buffer.from((await createMedia(db).findPicture("kurdele"))?.bytes ?? []).toString()).toBe("kurdele");
});

test("a pending write fails as unavailable when the thread ends, and the next write succeeds", async () => {
  const { db, threads } = await openWatched();
  await raise(db);
  const waiting = expect(raise(db)).rejects.toMatchObject({
    ...UNAVAILABLE,
    cause: { message: expect.stringMatching(/has ended/) },
  });
  await threads[0]?.terminate();
  await waiting;
  const before = await readRevision(db);
  await raise(db);
  expect([await readRevision(db), threads.length]).toEqual([before + 1, 2]);
});

test("an unreadable answer ends the thread, and the next write succeeds", async () => {
  const { db, threads } = await openWatched();
  await raise(db);
  const waiting = expect(raise(db)).rejects.toMatchObject({
    ...UNAVAILABLE,
    cause: { message: expect.stringMatching(/has ended \(TypeError\)$/) },
  });
  threads[0]?.emit("messageerror", new TypeError("unreadable"));
  await waiting;
  await raise(db);
  expect(threads).toHaveLength(2);
});

test("a thread that ends while idle is reported, a closed one is not", async () => {
  const reported: unknown[] = [];
  const { db, threads, close } = await openWatched((cause) => reported.push(cause));
  await raise(db);
  await threads[0]?.terminate();
  await raise(db);
  await close();
  expect(reported).toMatchObject([{ message: expect.stringMatching(/has ended \(status 1\)$/) }]);
});

test("a transaction whose thread has ended commits nothing, not even its later statements", async () => {
  const { db, threads } = await openWatched();
  const interrupted = (rest: (trx: Kysely<Tables>) => Promise<unknown>) =>
    db.transaction().execute(async (trx) => {
      await raise(trx);
      await threads.at(-1)?.terminate();
      await rest(trx);
    });
  for (const rest of [raise, async () => {}]) {
    await expect(interrupted(rest)).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: { message: expect.stringMatching(/rolled back/) },
    });
  }
  expect(await readRevision(db)).toBe(0);
});

test("closing finishes the waiting statements, refuses a later one and starts no thread for it", async () => {
  const { db, threads, close } = await openWatched();
  const first = raise(db);
  const all = Promise.allSettled([first, raise(db), raise(db)]);
  await first;
  await close();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
  await expect(raise(db)).rejects.toThrow();
  expect(threads).toHaveLength(1);
});

const SCRIPT = `
  const { openDatabase } = await import(process.env.ROOM + "database.ts");
  const { store } = await openDatabase({ dataDir: process.env.DATA_DIR });
  await store.write(async () => {});`;

test("a script that writes and never closes the database still exits", async () => {
  const { dataDir } = await newLocation();
  const env = { ...process.env, ROOM: new URL("../", import.meta.url).href, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SCRIPT], { env });
  const { store } = await openFor({ dataDir });
  expect(store.revision()).toBe(1);
});

async function openWatched(onWriterEnded = (_: unknown) => {}) {
  const threads: Worker[] = [];
  const watch = (started: unknown) => {
    if (typeof started === "object" && started && "worker" in started && started.worker instanceof Worker)
      threads.push(started.worker);
  };
  subscribe("worker_threads", watch);
  onTestFinished(() => {
    unsubscribe("worker_threads", watch);
  });
  const database = await openDatabase({ ...(await newLocation()), onWriterEnded });
  onTestFinished(() => database.close());
  return { ...database, threads };
}

const raise = (db: Kysely<Tables>) =>
  db
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .execute();
