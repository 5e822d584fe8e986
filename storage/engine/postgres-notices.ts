import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { Watcher } from "./engine.ts";

const CHANNEL = "fiyonk_revision";

/** PostgreSQL delivers the notification when the transaction commits. */
export const NOTIFY_SQL = `pg_notify('${CHANNEL}', value::text)`;

/** Polling finds lost notifications, as behind a proxy that shares connections, and a server that is away. */
const POLL_MS = 2000;
const RECONNECT_MS = 1000;

/** Listens on a dedicated connection, which is notified of every commit. */
export function watchServer(server: ClientConfig, watcher: Watcher) {
  const stopped = new AbortController();
  const poll = setInterval(watcher.mayHaveChanged, POLL_MS).unref();
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
    // The poll continues without it, and reports an outage.
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
  client.on("notification", ({ payload }) => watcher.committed(Number(payload)));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    // A notification sent before `listen` is lost.
    watcher.mayHaveChanged();
    await lost;
  } finally {
    client.end().catch(() => {});
  }
}
