import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { Watcher } from "./engine.ts";
import { isAway } from "./outage.ts";

const CHANNEL = "fiyonk_revision";

/** Selected with the raised revision; PostgreSQL hands it out when the transaction commits. */
export const NOTICE = `pg_notify('${CHANNEL}', value::text)`;

/** For notices that got lost, as behind a proxy that shares connections. */
const SLOW_POLL_MS = 2000;
const RECONNECT_MS = 1000;

type Outages = {
  /** Called when no connection is to be trusted any more. */
  heard: Set<() => void>;
  lost(error: unknown): void;
};

/** A connection of its own hears of every write with its commit. */
export function watchServer(server: ClientConfig, watcher: Watcher, outages: Outages) {
  const stopped = new AbortController();
  const poll = setInterval(watcher.mayHaveLanded, SLOW_POLL_MS).unref();
  const listening = keepListening({ server, watcher, outages, signal: stopped.signal });
  return {
    async stop() {
      clearInterval(poll);
      stopped.abort();
      await listening;
    },
  };
}

type Listening = { server: ClientConfig; watcher: Watcher; outages: Outages; signal: AbortSignal };

async function keepListening(listening: Listening): Promise<void> {
  const { watcher, outages, signal } = listening;
  while (!signal.aborted) {
    try {
      await listenUntilLost(listening);
    } catch (error) {
      if (isAway(error)) outages.lost(error);
      else watcher.failed(error);
    }
    await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function listenUntilLost({ server, watcher, outages, signal }: Listening): Promise<void> {
  const client = new Client({ ...server, query_timeout: 2000, keepAlive: true });
  const lost = Promise.withResolvers<void>();
  client.on("error", lost.reject);
  client.on("end", lost.resolve);
  client.on("notification", ({ payload }) => watcher.landed(Number(payload)));
  const leave = () => lost.resolve();
  signal.addEventListener("abort", leave);
  outages.heard.add(leave);
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
    outages.heard.delete(leave);
    client.end().catch(watcher.failed);
  }
}
