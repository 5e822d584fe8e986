import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { Watcher } from "./engine.ts";

const CHANNEL = "fiyonk_revision";

/** Selected with the raised revision; PostgreSQL hands it out when the transaction commits. */
export const NOTICE = `pg_notify('${CHANNEL}', value::text)`;

/** For notices that got lost, as behind a proxy that shares connections. */
const SLOW_POLL_MS = 5000;
const RECONNECT_MS = 1000;

/** A connection of its own hears of every write with its commit. */
export function watchServer(databaseUrl: string, watcher: Watcher) {
  const stopped = new AbortController();
  const poll = setInterval(watcher.mayHaveLanded, SLOW_POLL_MS).unref();
  const listening = keepListening(databaseUrl, watcher, stopped.signal);
  return {
    async stop() {
      clearInterval(poll);
      stopped.abort();
      await listening;
    },
  };
}

async function keepListening(databaseUrl: string, watcher: Watcher, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenUntilLost(databaseUrl, watcher, signal);
    } catch (error) {
      watcher.failed(error);
    }
    await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function listenUntilLost(databaseUrl: string, watcher: Watcher, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "fiyonk",
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<void>();
  client.on("error", lost.reject);
  client.on("end", lost.resolve);
  client.on("notification", ({ payload }) => watcher.landed(Number(payload)));
  const leave = () => lost.resolve();
  signal.addEventListener("abort", leave);
  // Nobody waits for it yet when the connection itself fails.
  lost.promise.catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // What was said before somebody listened.
    watcher.mayHaveLanded();
    await lost.promise;
  } finally {
    signal.removeEventListener("abort", leave);
    client.end().catch(watcher.failed);
  }
}
