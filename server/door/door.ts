import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import { refusedStatus } from "../http/request-guard.ts";
import { createConnections } from "./connections.ts";
import { openFilesLimit } from "./open-files.ts";
import { createRefusals } from "./refusals.ts";

/** What comes back, if anything, is a promise that settles when the answer is made. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;

export type Door = {
  port: number;
  /** Requests that come earlier wait for it. */
  open(listener: Listener): void;
  /** Takes whoever comes for `openMs` more and finishes what was begun, all within `patienceMs`. */
  close(patience: { openMs?: number; patienceMs: number }): Promise<void>;
};

type Place = Pick<Config, "port" | "host"> & Partial<Pick<Config, "publicUrl" | "trustedProxies">>;

/** Node's own limits are too long for a public shop: 60 s for headers, 300 s for a request, checked every 30 s. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // Counted by refusedStatus, so that this refusal looks like every other.
  requireHostHeader: false,
};

/** Each costs a few kilobytes while it is idle. */
const MOST_OPEN = 10_000;
const FEWEST_OPEN = 20;
/** For the database, pictures, and what is being made. */
const FILES_FOR_OTHERS = 100;

/** A connection is cut that takes nothing of an answer, or sends nothing of a request, for so long. */
const NO_PROGRESS_MS = 20_000;

/** A visitor who has just come is about to ask. */
const ASKS_WITHIN_MS = 1000;

/** Before the port is closed nobody is answered. */
const MOMENT_MS = 100;

/** The port is taken first of all, so that a taken one is known before anything is written. */
export async function openDoor({ port, host, publicUrl = "", trustedProxies = 0 }: Place): Promise<Door> {
  const opening = Promise.withResolvers<Listener>();
  let listener: Listener = async (incoming, outgoing) => (await opening.promise)(incoming, outgoing);
  const connections = createConnections({
    mostOpen: Math.max(FEWEST_OPEN, Math.min(MOST_OPEN, openFilesLimit() - FILES_FOR_OTHERS)),
    // Behind a proxy all the world comes from one address.
    isSharedFairly: trustedProxies === 0,
  });
  const refusals = createRefusals(publicUrl);
  const answer: Listener = (incoming, outgoing) => {
    const status = refusedStatus(incoming);
    if (status) refusals.refuse(outgoing, status);
    else listener(incoming, outgoing);
  };
  const server = createServer(LIMITS, (incoming, outgoing) => connections.admit(incoming, outgoing, answer));
  // Node's own way, which `close` takes, also cuts what has been answered but not yet read.
  server.closeIdleConnections = () => connections.endIdle({ alsoNew: false });
  server.timeout = NO_PROGRESS_MS;
  server.on("connection", connections.take);
  server.on("connect", (_, socket) => refusals.refuseOn(socket, 405));
  server.on("checkExpectation", (_, outgoing) => refusals.refuse(outgoing, 417));
  server.on("clientError", (error, socket) => {
    // Between the pieces of another answer nothing can be said.
    if (connections.isAnswering(socket)) socket.destroy();
    else refusals.refuseOn(socket, refusals.statusOf(error));
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: portOf(server),
    open(opened) {
      listener = opened;
      opening.resolve(opened);
    },
    async close({ openMs = 0, patienceMs }) {
      const closed = once(server, "close");
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
      connections.sayGoodbye();
      await pause(openMs);
      // Closing resets those who wait in the kernel to be taken. Who is not answered for a moment does not come again so soon.
      const stopped = Promise.withResolvers<void>();
      const answerOne = listener;
      listener = async (incoming, outgoing) => {
        await stopped.promise;
        await answerOne(incoming, outgoing);
      };
      await pause(MOMENT_MS);
      await nextTurn();
      server.close();
      stopped.resolve();
      const silence = setTimeout(() => connections.endIdle({ alsoNew: true }), ASKS_WITHIN_MS);
      await closed;
      clearTimeout(impatience);
      clearTimeout(silence);
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
