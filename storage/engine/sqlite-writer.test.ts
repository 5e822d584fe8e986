import { execFile } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { type Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { ENGINES, openCatalogFor, openFor } from "../../tests/support/databases/engines.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { openDatabase } from "../database.ts";
import { readRevision } from "../revision.ts";
import { createMedia } from "../stored-media.ts";
import type { Tables } from "../tables.ts";

const [{ newPlace }] = ENGINES;
const LONG =
  "with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000) select max(i) as last from n";
const AWAY = { code: "unavailable", message: "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene" };

test("visitors are answered while a write is under way", async () => {
  const { db, store } = await openFor(await newPlace());
  const order: string[] = [];
  const saving = store.write((trx) => sql.raw(LONG).execute(trx)).then(() => order.push("saved"));
  await createMedia(db)
    .findPicture("kare")
    .then(() => order.push("read"));
  await saving;
  expect(order).toEqual(["read", "saved"]);
});

test("what was acknowledged is there for whoever reads next, also while many write", async () => {
  const { catalog } = await openCatalogFor(await newPlace());
  const saveAndRead = async () => {
    const { id } = await catalog.createProduct(LABUBU);
    return (await catalog.findProduct(id))?.id === id;
  };
  expect(await Promise.all(Array.from({ length: 50 }, saveAndRead))).not.toContain(false);
});

test("bytes arrive whole and stay with who sent them", async () => {
  const { db } = await openFor(await newPlace());
  const bytes = Buffer.from("--kurdele--").subarray(2, -2);
  await createMedia(db).savePicture({ hash: "kurdele", width: 1, height: 1, bytes });
  expect(bytes.toString()).toBe("kurdele");
  expect(Buffer.from((await createMedia(db).findPicture("kurdele"))?.bytes ?? []).toString()).toBe("kurdele");
});

test("whoever waits for a thread that ends is told to come back, and the next write lands", async () => {
  const { db, threads } = await openWatched();
  await raise(db);
  const waiting = expect(raise(db)).rejects.toMatchObject({
    ...AWAY,
    cause: { message: expect.stringMatching(/has ended/) },
  });
  await threads[0]?.terminate();
  await waiting;
  const before = await readRevision(db);
  await raise(db);
  expect([await readRevision(db), threads.length]).toEqual([before + 1, 2]);
});

test("an answer that cannot be read holds nobody up: the thread is given up, and the next write lands", async () => {
  const { db, threads } = await openWatched();
  await raise(db);
  const waiting = expect(raise(db)).rejects.toMatchObject({
    ...AWAY,
    cause: { message: expect.stringMatching(/has ended \(TypeError\)$/) },
  });
  threads[0]?.emit("messageerror", new TypeError("unreadable"));
  await waiting;
  await raise(db);
  expect(threads).toHaveLength(2);
});

test("a thread that ends while nobody waits is told of, one that is closed is not", async () => {
  const told: unknown[] = [];
  const { db, threads, close } = await openWatched((cause) => told.push(cause));
  await raise(db);
  await threads[0]?.terminate();
  await raise(db);
  await close();
  expect(told).toMatchObject([{ message: expect.stringMatching(/has ended \(status 1\)$/) }]);
});

test("of a transaction whose thread has ended nothing lands, not even what comes after", async () => {
  const { db, threads } = await openWatched();
  const interrupted = (rest: (trx: Kysely<Tables>) => Promise<unknown>) =>
    db.transaction().execute(async (trx) => {
      await raise(trx);
      await threads.at(-1)?.terminate();
      await rest(trx);
    });
  for (const rest of [raise, async () => {}]) {
    await expect(interrupted(rest)).rejects.toMatchObject({
      ...AWAY,
      cause: { message: expect.stringMatching(/rolled back/) },
    });
  }
  expect(await readRevision(db)).toBe(0);
});

test("at the end what is under way is finished, what waits is refused, and no thread begins for it", async () => {
  const { db, threads, close } = await openWatched();
  const first = raise(db);
  const all = Promise.allSettled([first, raise(db), raise(db)]);
  await first;
  await close();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(threads).toHaveLength(1);
});

const SCRIPT = `
  const { openDatabase } = await import(process.env.ROOM + "database.ts");
  const { store } = await openDatabase({ dataDir: process.env.DATA_DIR });
  await store.write(async () => {});`;

test("a script that has written and does not close ends by itself", async () => {
  const { dataDir } = await newPlace();
  const env = { ...process.env, ROOM: new URL("../", import.meta.url).href, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SCRIPT], { env });
  const { store } = await openFor({ dataDir });
  expect(store.revision()).toBe(1);
});

async function openWatched(onWriterEnded = (_: unknown) => {}) {
  const threads: Worker[] = [];
  const watch = (begun: unknown) => {
    if (typeof begun === "object" && begun && "worker" in begun && begun.worker instanceof Worker)
      threads.push(begun.worker);
  };
  subscribe("worker_threads", watch);
  onTestFinished(() => {
    unsubscribe("worker_threads", watch);
  });
  const database = await openDatabase({ ...(await newPlace()), onWriterEnded });
  onTestFinished(() => database.close());
  return { ...database, threads };
}

const raise = (db: Kysely<Tables>) =>
  db
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .execute();
