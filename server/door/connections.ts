import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { clientAddress, networks } from "../http/client-address.ts";
import type { Listener } from "./door.ts";
import { endWithoutTraces } from "./overrun.ts";

/**
 * So many requests of one connection wait for their answers. Browsers and proxies send one after the other; who sends hundreds
 * at once never means to read the answers.
 */
const MOST_UNANSWERED = 16;

/** Of all connections, those of one network. Thousands of visitors can share an address of a mobile carrier. */
const SHARES: Record<string, number> = { "/64": 1 / 8, "/56": 1 / 4 };
const WIDEST_SHARE = 1 / 2;

const LOOK_AGAIN_MS = 20;

/** For so long after a flood it is seen who else of its network is at the door before any of them is read. */
const WARY_MS = 1000;
const LOOKS_AT_MOST_MS = 20;

/** Who has just come is about to ask. */
const ASKS_WITHIN_MS = 1000;

type Limits = { mostOpen: number; isSharedFairly: boolean };
type Connection = {
  unanswered: number;
  latest: ServerResponse | undefined;
  isNew: boolean;
  since: number;
  networks: readonly string[];
};

/** Who is connected, and what each is still waiting for. */
export function createConnections({ mostOpen, isSharedFairly }: Limits) {
  const open = new Map<Duplex, Connection>();
  const held = new Map<string, number>();
  /** Of each network that has just flooded the shop: who waits to be read. */
  const outside = new Map<string, Socket[]>();
  let taken = 0;
  let isLeaving = false;

  return {
    /** Where there is no room, the oldest that waits for nothing makes some: a browser opens it again when it needs it. */
    take(socket: Socket) {
      taken += 1;
      const from = isSharedFairly ? networks(clientAddress(socket.remoteAddress ?? "", null, 0)) : [];
      const isFull = (network: string) => (held.get(network) ?? 0) >= mostOpen * shareOf(network);
      const hasRoom =
        from.every((network) => !isFull(network) || letGoOfIdle(network)) && (open.size < mostOpen || letGoOfIdle());
      if (!hasRoom) {
        socket.destroy();
        return;
      }
      open.set(socket, { unanswered: 0, latest: undefined, isNew: true, since: performance.now(), networks: from });
      for (const network of from) held.set(network, (held.get(network) ?? 0) + 1);
      socket.once("close", () => forget(socket));
      const waiting = outside.get(from[0] ?? "");
      if (waiting) keepOutside(socket, waiting);
    },

    /**
     * One after the other, as they are read, so that of a flood only the first has cost anything when its connection is cut:
     * as soon as it asks for more than anyone could want.
     */
    admit(incoming: IncomingMessage, outgoing: ServerResponse, answer: Listener): void {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (!connection) return;
      if (connection.unanswered >= MOST_UNANSWERED) {
        cutFlood(socket, connection);
        return;
      }
      const { latest } = connection;
      connection.unanswered += 1;
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

    /** What else comes on a connection that has been cut. */
    isOverrun: (socket: Socket): boolean => !open.has(socket),

    /** An answer has begun, or is due before anything else may be said. */
    isAnswering(socket: Duplex): boolean {
      const { unanswered = 0, latest } = open.get(socket) ?? {};
      return unanswered > 1 || (unanswered === 1 && latest?.headersSent === true);
    },

    /** How many have come so far. */
    taken: () => taken,

    /** From now on every answer is the last on its connection. */
    sayGoodbye() {
      isLeaving = true;
    },

    /** Each ends when its answers have left. */
    async endAll() {
      while (open.size > 0) {
        for (const [socket, connection] of open) {
          if (socket.writableLength === 0 && isDone(connection)) letGo(socket);
        }
        await pause(LOOK_AGAIN_MS);
      }
    },

    cutAll() {
      for (const socket of open.keys()) letGo(socket);
    },
  };

  /** The next packet of such a flood is best not read at all: others of that network that have never asked anything go too. */
  function cutFlood(socket: Duplex, { networks: from }: Connection) {
    endWithoutTraces(socket);
    letGo(socket);
    const [widest] = from;
    if (widest === undefined) return;
    for (const [other, { isNew, networks: theirs }] of open) {
      if (isNew && theirs[0] === widest) letGo(other);
    }
    if (outside.has(widest)) return;
    outside.set(widest, []);
    setTimeout(() => outside.delete(widest), WARY_MS).unref();
  }

  function keepOutside(socket: Socket, waiting: Socket[]): void {
    // Node begins to read in this very turn.
    process.nextTick(() => socket.pause());
    waiting.push(socket);
    if (waiting.length === 1) void letInOneByOne(waiting);
  }

  /** Everybody else is answered in between. */
  async function letInOneByOne(waiting: Socket[]): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      await nobodyCame();
      if (open.has(next)) next.resume();
      waiting.shift();
    }
  }

  async function nobodyCame(): Promise<void> {
    const until = performance.now() + LOOKS_AT_MOST_MS;
    let before: number;
    do {
      before = taken;
      await nextTurn();
    } while (taken !== before && performance.now() < until);
  }

  /** One for all answers: nearly every request passes here. */
  function answered(this: ServerResponse) {
    const connection = open.get(this.req.socket);
    if (!connection) return;
    connection.unanswered -= 1;
    if (connection.latest === this) connection.latest = undefined;
  }

  function letGoOfIdle(network?: string): boolean {
    for (const [socket, { unanswered, networks: from }] of open) {
      if (unanswered > 0 || (network !== undefined && !from.includes(network))) continue;
      letGo(socket);
      return true;
    }
    return false;
  }

  function letGo(socket: Duplex) {
    forget(socket);
    socket.destroy();
  }

  function forget(socket: Duplex) {
    for (const network of open.get(socket)?.networks ?? []) {
      const rest = (held.get(network) ?? 1) - 1;
      if (rest > 0) held.set(network, rest);
      else held.delete(network);
    }
    open.delete(socket);
  }
}

const isDone = ({ unanswered, isNew, since }: Connection): boolean =>
  unanswered === 0 && !(isNew && performance.now() - since < ASKS_WITHIN_MS);

const shareOf = (network: string): number => SHARES[network.slice(network.indexOf("/"))] ?? WIDEST_SHARE;
