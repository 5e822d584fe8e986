import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StatementSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Client } from "pg";
import type { DatabaseLocation } from "./engines.ts";

type Work = () => Promise<unknown>;
/** Sees what a process leaves that is killed before a statement. */
type Look = (left: DatabaseLocation) => Promise<void>;

/**
 * Runs the work once and looks at what a kill would leave before each of its statements, and after the last. Nothing is killed: of
 * SQLite a kill leaves the files as they are, so they are copied; of PostgreSQL it leaves what is committed, which every other connection
 * sees. There a look must not wait for a lock of the work, which waits for the look. Answers the number of statements.
 */
export async function stopBeforeEachStatement(location: DatabaseLocation, work: Work, look: Look): Promise<number> {
  return location.databaseUrl ? stopOnServer(location, work, look) : stopOnFile(location, work, look);
}

async function stopOnFile({ dataDir }: DatabaseLocation, work: Work, look: Look): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-stopped-"));
  const copies: string[] = [];
  let statements = 0;
  let last: Buffer[] = [];
  function copyFiles() {
    statements += 1;
    const bytes = FILES.map((file) => readIfThere(join(dataDir, file)));
    // Until a transaction ends, most of its statements leave the files as they were.
    if (bytes.every((part, at) => last[at]?.equals(part))) return;
    last = bytes;
    const copy = join(folder, `${copies.length}`);
    mkdirSync(copy);
    for (const [at, file] of FILES.entries()) writeFileSync(join(copy, file), bytes[at] ?? "");
    copies.push(copy);
  }
  // Nothing is written meanwhile: migrations run in this thread, and the writer's thread gets one statement at a time.
  const unhook = [hook(StatementSync.prototype, "run", copyFiles), hook(Worker.prototype, "postMessage", copyFiles)];
  try {
    await work().finally(() => {
      for (const restore of unhook) restore();
    });
    copyFiles();
    for (const copy of copies) await look({ dataDir: copy });
    return statements - 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const FILES = ["fiyonk.sqlite", "fiyonk.sqlite-wal"];

const readIfThere = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));

async function stopOnServer(location: DatabaseLocation, work: Work, look: Look): Promise<number> {
  let statements = 0;
  let looks = Promise.resolve();
  const isLook = new AsyncLocalStorage<true>();
  const failures: unknown[] = [];
  /** One look after the other: the store asks by itself once a second, and no statement of the work runs during that look either. */
  function lookAround() {
    if (isLook.getStore()) return;
    statements += 1;
    looks = looks.then(() => isLook.run(true, () => look(location).catch((error) => void failures.push(error))));
    return looks;
  }
  const unhook = hook(Client.prototype, "query", lookAround);
  await work().finally(unhook);
  await looks;
  if (failures.length > 0) throw failures[0];
  await look(location);
  return statements;
}

/** Calls `first` before each call of the method, and waits for its promise. Answers how to end that. */
function hook(owner: object, method: string, first: () => Promise<void> | void): () => void {
  const original: unknown = Reflect.get(owner, method);
  if (typeof original !== "function") throw new Error(`There is no ${method} to wrap`);
  Reflect.set(owner, method, function (this: unknown, ...parameters: unknown[]) {
    const call = () => Reflect.apply(original, this, parameters);
    const ready = first();
    return ready ? ready.then(call) : call();
  });
  return () => void Reflect.set(owner, method, original);
}
