import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setImmediate as nextEventLoopTurn, setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import { refuseFor } from "../http/problem.ts";
import { refusedStatus } from "../http/request-guard.ts";
import { createConnections } from "./connections.ts";
import { createRefusals, whileStarting } from "./refusals.ts";

/** May return a promise that settles when the answer is ready. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

export type Door = {
  port: number;
  /** Open connections, and the answers so far. */
  stats: ReturnType<typeof createConnections>["stats"];
  /** Starts answering. Earlier requests have waited for this, except health checks. */
  open(listener: Listener): void;
  /** Accepts connections for another `openMs` and finishes pending requests; after `timeoutMs` it cuts the rest. */
  close(limits: { openMs?: number; timeoutMs: number }): Promise<void>;
};

type Address = Pick<Config, "port" | "host"> & Partial<Pick<Config, "socket" | "publicUrl" | "trustedProxies">>;

/** Node's own limits are too long for a public shop: 60 s for headers, 300 s for a request, checked every 30 s. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Checked by refusedStatus, so that this refusal looks like every other.
  requireHostHeader: false,
};

/** An idle connection costs a few kilobytes. */
const MAX_CONNECTIONS = 10_000;
const MIN_CONNECTIONS = 20;
/** File descriptors left for the database, pictures and temporary files. */
const RESERVED_FILES = 100;

/** A connection without progress, reading or writing, is cut after this time. */
const NO_PROGRESS_MS = 20_000;

/** A new connection usually sends its first request within this time. */
const FIRST_REQUEST_MS = 1000;

/** Answers are held back for this long before the port is closed. */
const HOLD_MS = 100;

/** Binds the port before anything else starts, so that an occupied port is reported before anything is written. */
export async function openDoor({ port, host, socket, publicUrl = "", trustedProxies = 0 }: Address): Promise<Door> {
  const opening = Promise.withResolvers<Listener>();
  let listener = whileStarting(refuseFor({ publicUrl, trustedProxies }), opening.promise);
  const connections = createConnections({
    maxOpen: Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, openFilesLimit() - RESERVED_FILES)),
  });
  const refusals = createRefusals(publicUrl);
  const answer: Listener = (incoming, outgoing) => {
    const status = refusedStatus(incoming);
    if (status) refusals.refuse(outgoing, status);
    else listener(incoming, outgoing);
  };
  const server = createServer(LIMITS, (incoming, outgoing) => connections.handle(incoming, outgoing, answer));
  // `server.close` calls this. Node's own version also cuts connections whose answer the client has not read yet.
  server.closeIdleConnections = () => connections.closeIdle({ alsoNew: false });
  server.timeout = NO_PROGRESS_MS;
  server.on("connection", connections.accept);
  server.on("connect", (_, socket) => refusals.refuseOn(socket, 405));
  server.on("checkExpectation", (_, outgoing) => refusals.refuse(outgoing, 417));
  server.on("clientError", (error, socket) => {
    // A refusal in the middle of another answer would corrupt it.
    if (connections.isAnswering(socket)) socket.destroy();
    else refusals.refuseOn(socket, refusals.statusOf(error));
  });
  if (socket === undefined) server.listen(port, host);
  else server.listen({ fd: socket });
  await once(server, "listening");
  return {
    port: portOf(server),
    stats: connections.stats,
    open(opened) {
      listener = opened;
      opening.resolve(opened);
    },
    async close({ openMs = 0, timeoutMs }) {
      const closed = once(server, "close");
      const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
      connections.closeAfterAnswers();
      await pause(openMs);
      // Closing the port resets connections that are still queued in the kernel. While answers are held back, clients open few new ones.
      const portClosed = Promise.withResolvers<void>();
      const answerNow = listener;
      listener = async (incoming, outgoing) => {
        await portClosed.promise;
        await answerNow(incoming, outgoing);
      };
      await pause(HOLD_MS);
      await nextEventLoopTurn();
      server.close();
      portClosed.resolve();
      const firstRequestTimeout = setTimeout(() => connections.closeIdle({ alsoNew: true }), FIRST_REQUEST_MS);
      await closed;
      clearTimeout(timeout);
      clearTimeout(firstRequestTimeout);
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

const DEFAULT_LIMIT = 1024;

/** The limit of open files and connections for this process. Linux tells it; elsewhere the usual default is assumed. */
function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return Number(limit ?? DEFAULT_LIMIT);
  } catch {
    return DEFAULT_LIMIT;
  }
}
