import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { clientAddress, networks } from "../http/client-address.ts";
import type { Listener } from "./door.ts";

/**
 * So many requests of one connection wait for their answers. Browsers and proxies send one after the other; who sends hundreds
 * at once never means to read the answers.
 */
const MOST_UNANSWERED = 16;

/** For so long after a flood nobody else of its site is let in: a packet holds a thousand requests, and Node reads it to its end. */
const WARY_MS = 1000;

/** Of all connections, those of one network. Thousands of visitors can share an address of a mobile carrier. */
const SHARES: Record<string, number> = { "/64": 1 / 8, "/56": 1 / 4 };
const WIDEST_SHARE = 1 / 2;

type Limits = { mostOpen: number; isSharedFairly: boolean };
type Connection = {
  socket: Socket;
  unanswered: number;
  latest: ServerResponse | undefined;
  /** Has asked nothing yet. */
  isNew: boolean;
  networks: readonly string[];
};

/** The open connections, and the answers each still waits for. */
export function createConnections({ mostOpen, isSharedFairly }: Limits) {
  const open = new Map<Duplex, Connection>();
  const held = new Map<string, number>();
  const flooding = new Set<string>();
  let isLeaving = false;
  let isShut = false;

  return {
    /** Where there is no room, the oldest that waits for nothing makes some: a browser opens it again when it needs it. */
    take(socket: Socket) {
      const from = isSharedFairly ? networks(clientAddress(socket.remoteAddress ?? "", null, 0)) : [];
      if (flooding.has(siteOf(from)) || !hasRoom(from)) {
        socket.destroy();
        return;
      }
      open.set(socket, { socket, unanswered: 0, latest: undefined, isNew: true, networks: from });
      for (const network of from) held.set(network, (held.get(network) ?? 0) + 1);
      socket.once("close", () => forget(socket));
    },

    /** One after the other, as they are read, so that of a flood only the first has cost anything when its connection is cut. */
    admit(incoming: IncomingMessage, outgoing: ServerResponse, answer: Listener): void {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (!connection) return;
      if (connection.unanswered >= MOST_UNANSWERED) {
        cutFlood(connection);
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

    /** An answer has begun, or is due before anything else may be said. */
    isAnswering(socket: Duplex): boolean {
      const { unanswered = 0, latest } = open.get(socket) ?? {};
      return unanswered > 1 || (unanswered === 1 && latest?.headersSent === true);
    },

    /** From now on every answer is the last on its connection. */
    sayGoodbye() {
      isLeaving = true;
    },

    /** Each that waits for nothing, once what it was told has left; the others as soon as they wait for nothing. */
    endIdle({ alsoNew }: { alsoNew: boolean }) {
      isShut = true;
      for (const { socket, unanswered, isNew } of open.values()) {
        if (unanswered === 0 && (alsoNew || !isNew)) socket.destroySoon();
      }
    },
  };

  /** Others of that site that have never asked anything go too. */
  function cutFlood({ socket, networks: from }: Connection) {
    letGo(socket);
    if (!isSharedFairly) return;
    const site = siteOf(from);
    for (const { socket: other, isNew, networks: theirs } of open.values()) {
      if (isNew && siteOf(theirs) === site) letGo(other);
    }
    flooding.add(site);
    setTimeout(() => flooding.delete(site), WARY_MS).unref();
  }

  /** One for all answers: nearly every request passes here. */
  function answered(this: ServerResponse) {
    const { socket } = this.req;
    const connection = open.get(socket);
    if (!connection) return;
    connection.unanswered -= 1;
    if (connection.latest === this) connection.latest = undefined;
    if (isShut && connection.unanswered === 0) socket.destroySoon();
  }

  function hasRoom(from: readonly string[]): boolean {
    const isFull = (network: string) => (held.get(network) ?? 0) >= mostOpen * shareOf(network);
    return from.every((network) => !isFull(network) || letGoOfIdle(network)) && (open.size < mostOpen || letGoOfIdle());
  }

  function letGoOfIdle(network?: string): boolean {
    for (const { socket, unanswered, networks: from } of open.values()) {
      if (unanswered > 0 || (network !== undefined && !from.includes(network))) continue;
      letGo(socket);
      return true;
    }
    return false;
  }

  function letGo(socket: Socket) {
    forget(socket);
    socket.destroy();
  }

  function forget(socket: Socket) {
    for (const network of open.get(socket)?.networks ?? []) {
      const rest = (held.get(network) ?? 1) - 1;
      if (rest > 0) held.set(network, rest);
      else held.delete(network);
    }
    open.delete(socket);
  }
}

const shareOf = (network: string): number => SHARES[network.slice(network.indexOf("/"))] ?? WIDEST_SHARE;

/** An IPv4 /24 or an IPv6 /48. */
const siteOf = ([, site = ""]: readonly string[]): string => site;
