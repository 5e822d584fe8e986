import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Listener } from "./door.ts";

/** Limits pipelined requests. Browsers and proxies send one at a time; a client that sends hundreds at once never reads the answers. */
const MAX_PENDING = 16;
/** Limits the pipelined requests of all connections together, because each may hold 16 KB of headers. */
const MAX_WAITING = 1000;

type Connection = {
  socket: Socket;
  pending: number;
  latest: ServerResponse | undefined;
  /** No request has arrived yet. */
  isNew: boolean;
};

/** Tracks the open connections and their pending answers. */
export function createConnections({ maxOpen }: { maxOpen: number }) {
  const open = new Map<Duplex, Connection>();
  const requests = createRequestCounts();
  let waiting = 0;
  let isLeaving = false;
  let isShut = false;

  return {
    /** If there is no room, the oldest idle connection is closed: its browser opens another when it needs one. */
    accept(socket: Socket) {
      if (open.size >= maxOpen && !cutOldestIdle()) {
        socket.destroy();
        return;
      }
      open.set(socket, { socket, pending: 0, latest: undefined, isNew: true });
      socket.once("close", () => forget(socket));
    },

    /** Answers the requests of one connection one at a time. When a flood is cut, only its first request has cost anything. */
    handle(incoming: IncomingMessage, outgoing: ServerResponse, answer: Listener): void {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (!connection) return;
      const { latest, pending } = connection;
      if (pending >= MAX_PENDING || (pending > 0 && waiting >= MAX_WAITING)) {
        cut(socket);
        return;
      }
      connection.pending += 1;
      if (pending > 0) waiting += 1;
      connection.latest = outgoing;
      connection.isNew = false;
      outgoing.on("close", answered);
      if (isLeaving) outgoing.setHeader("Connection", "close");
      if (!latest) {
        answer(incoming, outgoing);
        return;
      }
      latest.once("close", () => {
        if (open.has(socket)) answer(incoming, outgoing);
      });
    },

    /** Whether another answer is partly sent, or has to be sent first. */
    isAnswering(socket: Duplex): boolean {
      const { pending = 0, latest } = open.get(socket) ?? {};
      return pending > 1 || (pending === 1 && latest?.headersSent === true);
    },

    stats: () => ({ connections: open.size, requests: requests.list() }),

    /** From now on each answer asks its client to close the connection. */
    closeAfterAnswers() {
      isLeaving = true;
    },

    /** Closes idle connections once their last bytes are sent, and the others as soon as they are idle. */
    closeIdle({ alsoNew }: { alsoNew: boolean }) {
      isShut = true;
      for (const { socket, pending, isNew } of open.values()) {
        if (pending === 0 && (alsoNew || !isNew)) socket.destroySoon();
      }
    },
  };

  /** One function for all answers rather than a closure each: nearly every request passes here. */
  function answered(this: ServerResponse) {
    requests.add(this);
    const { socket } = this.req;
    const connection = open.get(socket);
    if (!connection) return;
    connection.pending -= 1;
    if (connection.pending > 0) waiting -= 1;
    if (connection.latest === this) connection.latest = undefined;
    if (isShut && connection.pending === 0) socket.destroySoon();
  }

  function cutOldestIdle(): boolean {
    for (const { socket, pending } of open.values()) {
      if (pending > 0) continue;
      cut(socket);
      return true;
    }
    return false;
  }

  function forget(socket: Duplex) {
    const { pending = 0 } = open.get(socket) ?? {};
    waiting -= Math.max(0, pending - 1);
    open.delete(socket);
  }

  function cut(socket: Duplex) {
    forget(socket);
    stopParsing(socket);
    socket.destroy();
  }
}

/** Tells a parser that another protocol follows, so that it stops. */
const NOT_HTTP = 2;

/** Node parses everything that arrived in one packet, even after the connection is destroyed. Only its parser can stop that; `connections.test.ts` checks it. */
function stopParsing(socket: Duplex) {
  const parser: unknown = "parser" in socket ? socket.parser : undefined;
  if (typeof parser === "object" && parser) Object.assign(parser, { onIncoming: () => NOT_HTTP });
}

type RequestCount = { kind: string; status: string; count: number };

/** The first pattern that matches the path decides the kind of a request. */
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["file", /^\/assets\//],
  ["picture", /^\/media\//],
  ["api", /^\/api\//],
  ["health", /^\/(?:healthz|readyz)$/],
  ["feed", /\.(?:xml|txt|webmanifest)$/],
  ["data", /\.data$/],
];

const OTHER_KIND = "page";

/** Prometheus sees no increase in a series that begins with 1, so these begin with 0. */
const WATCHED_STATUSES = ["429", "500", "503"];

/** The client hung up before an answer began. */
const NO_ANSWER = "none";

/** Counts answers by kind of request and status, since the start of this process. */
function createRequestCounts() {
  const counts = new Map<string, RequestCount>();
  for (const kind of [...KINDS.map(([name]) => name), OTHER_KIND]) {
    for (const status of WATCHED_STATUSES) counts.set(kind + status, { kind, status, count: 0 });
  }
  return {
    add({ req, headersSent, statusCode }: ServerResponse): void {
      const kind = kindOf(req.url ?? "");
      const status = headersSent ? `${statusCode}` : NO_ANSWER;
      const known = counts.get(kind + status);
      if (known) known.count += 1;
      else counts.set(kind + status, { kind, status, count: 1 });
    },
    list: (): RequestCount[] => [...counts.values()],
  };
}

function kindOf(url: string): string {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? OTHER_KIND;
}
