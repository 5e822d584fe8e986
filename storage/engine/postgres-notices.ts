import { setTimeout as pause } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { DataVersion, Engine, Watcher } from "./engine.ts";

const CHANNEL = "fiyonk_commit";

/** PostgreSQL delivers the notification when the transaction commits. */
export const notifySql: Engine["notifySql"] = ({ epoch, revision }) =>
  `pg_notify('${CHANNEL}', ${revision} || ' ' || ${epoch})`;

function readNotice(payload = ""): DataVersion {
  const [revision, epoch = ""] = payload.split(" ");
  return { epoch, revision: Number(revision) };
}

/** Polling finds lost notifications, as behind a proxy that shares connections, and a server that is away. */
const POLL_MS = 2000;
const RECONNECT_MS = 1000;

/** Listens on a dedicated connection, which is notified of every commit, and polls through the pool. */
export function watchServer(server: ClientConfig, watcher: Watcher) {
  const stopped = new AbortController();
  const notices = createNotices(watcher);
  const poll = setInterval(() => void notices.poll(), POLL_MS).unref();
  const listening = keepListening(server, notices, stopped.signal);
  return {
    async stop() {
      clearInterval(poll);
      stopped.abort();
      await listening;
    },
  };
}

type Notices = ReturnType<typeof createNotices>;

/** Compares what notifications tell with what polling finds. Each commit is told, those of this process too. */
export function createNotices({ revision, committed, mayHaveChanged, onUntold, onTold }: Watcher) {
  let told = revision();
  let found = told;
  let isUntold = false;
  let failure: unknown;
  let reconnect = () => {};

  return {
    tell(newest: DataVersion): void {
      told = Math.max(told, newest.revision);
      if (isUntold) onTold();
      isUntold = false;
      committed(newest);
    },

    /** The connection listens. What was committed before was not told. */
    async begin(lose: () => void): Promise<void> {
      failure = undefined;
      reconnect = lose;
      await mayHaveChanged();
      told = revision();
    },

    fail(error: unknown): void {
      failure = error;
    },

    /** A notification may be on its way, so it is missed one poll later. The connection may have died without a sign. */
    async poll(): Promise<void> {
      const missed = found;
      await mayHaveChanged();
      found = revision();
      if (missed <= told || isUntold) return;
      isUntold = true;
      onUntold(failure);
      reconnect();
    },
  };
}

async function keepListening(server: ClientConfig, notices: Notices, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The poll continues without it, and reports an outage.
    await listenUntilLost(server, notices, signal).catch(notices.fail);
    await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

async function listenUntilLost(server: ClientConfig, notices: Notices, signal: AbortSignal): Promise<void> {
  const client = new Client(server);
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.on("error", () => lose());
  client.on("end", lose);
  signal.addEventListener("abort", () => lose(), { once: true });
  client.on("notification", ({ payload }) => notices.tell(readNotice(payload)));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await notices.begin(lose);
    await lost;
  } finally {
    client.end().catch(() => {});
  }
}
