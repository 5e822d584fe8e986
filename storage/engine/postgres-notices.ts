import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { Watcher } from "./engine.ts";

const CHANNEL = "fiyonk_revision";

/** Selected with the raised revision; PostgreSQL hands it out when the transaction commits. */
export const NOTICE = `pg_notify('${CHANNEL}', value::text)`;

/** For notices that got lost, as behind a proxy that shares connections; finds out also when the server is away. */
const SLOW_POLL_MS = 2000;
const RECONNECT_MS = 1000;

/** A connection of its own hears of every write with its commit. */
export function watchServer(server: ClientConfig, watcher: Watcher) {
  const stopped = new AbortController();
  const poll = setInterval(watcher.mayHaveLanded, SLOW_POLL_MS).unref();
  const listening = keepListening(server, watcher, stopped.signal);
  return {
    async stop() {
      clearInterval(poll);
      stopped.abort();
      await listening;
    },
  };
}

async function keepListening(server: ClientConfig, watcher: Watcher, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The poll goes on meanwhile, and tells when it cannot.
    await listenUntilLost(server, watcher, signal).catch(() => {});
    await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function listenUntilLost(server: ClientConfig, watcher: Watcher, signal: AbortSignal): Promise<void> {
  const client = new Client(server);
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload }) => watcher.landed(Number(payload)));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // What was said before somebody listened.
    watcher.mayHaveLanded();
    await lost;
  } finally {
    client.end().catch(() => {});
  }
}
