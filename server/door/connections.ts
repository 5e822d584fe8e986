import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { clientAddress, networks } from "../http/client-address.ts";
import type { Listener } from "./door.ts";
import { createRequestCounts } from "./request-counts.ts";

/** Limits pipelined requests. Browsers and proxies send one at a time; a client that sends hundreds at once never reads the answers. */
const MAX_PENDING = 16;

/** After a flood its site is blocked this long: Node still parses the packets it has received, a thousand requests each. */
const FLOOD_BLOCK_MS = 1000;

/** The share of all connections that one network may hold. Thousands of visitors can share one address of a mobile carrier. */
const SHARES: Record<string, number> = { "/64": 1 / 8, "/56": 1 / 4 };
const DEFAULT_SHARE = 1 / 2;

type Limits = { maxOpen: number; isSharedFairly: boolean };
type Connection = {
  socket: Socket;
  pending: number;
  latest: ServerResponse | undefined;
  /** No request has arrived yet. */
  isNew: boolean;
  networks: readonly string[];
};

/** Tracks the open connections and their pending answers. */
export function createConnections({ maxOpen, isSharedFairly }: Limits) {
  const open = new Map<Duplex, Connection>();
  const openByNetwork = new Map<string, number>();
  const flooding = new Set<string>();
  const requests = createRequestCounts();
  let isLeaving = false;
  let isShut = false;

  return {
    /** If there is no room, the oldest idle connection is closed: its browser opens another when it needs one. */
    accept(socket: Socket) {
      const from = isSharedFairly ? networks(clientAddress(socket.remoteAddress ?? "", null, 0)) : [];
      if (flooding.has(siteOf(from)) || !hasRoom(from)) {
        socket.destroy();
        return;
      }
      open.set(socket, { socket, pending: 0, latest: undefined, isNew: true, networks: from });
      for (const network of from) openByNetwork.set(network, (openByNetwork.get(network) ?? 0) + 1);
      socket.once("close", () => remove(socket));
    },

    /** Answers the requests of one connection one at a time. When a flood is cut, only its first request has cost anything. */
    handle(incoming: IncomingMessage, outgoing: ServerResponse, answer: Listener): void {
      const { socket } = incoming;
      const connection = open.get(socket);
      if (!connection) return;
      if (connection.pending >= MAX_PENDING) {
        cutFlood(connection);
        return;
      }
      const { latest } = connection;
      connection.pending += 1;
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

  /** Cuts also the connections from the same site that have not sent a request yet. */
  function cutFlood({ socket, networks: from }: Connection) {
    cut(socket);
    if (!isSharedFairly) return;
    const site = siteOf(from);
    for (const { socket: other, isNew, networks: theirs } of open.values()) {
      if (isNew && siteOf(theirs) === site) cut(other);
    }
    flooding.add(site);
    setTimeout(() => flooding.delete(site), FLOOD_BLOCK_MS).unref();
  }

  /** One function for all answers rather than a closure each: nearly every request passes here. */
  function answered(this: ServerResponse) {
    requests.add(this);
    const { socket } = this.req;
    const connection = open.get(socket);
    if (!connection) return;
    connection.pending -= 1;
    if (connection.latest === this) connection.latest = undefined;
    if (isShut && connection.pending === 0) socket.destroySoon();
  }

  function hasRoom(from: readonly string[]): boolean {
    const isFull = (network: string) => (openByNetwork.get(network) ?? 0) >= maxOpen * shareOf(network);
    return (
      from.every((network) => !isFull(network) || cutOldestIdle(network)) && (open.size < maxOpen || cutOldestIdle())
    );
  }

  function cutOldestIdle(network?: string): boolean {
    for (const { socket, pending, networks: from } of open.values()) {
      if (pending > 0 || (network !== undefined && !from.includes(network))) continue;
      cut(socket);
      return true;
    }
    return false;
  }

  function cut(socket: Socket) {
    remove(socket);
    socket.destroy();
  }

  function remove(socket: Socket) {
    for (const network of open.get(socket)?.networks ?? []) {
      const left = (openByNetwork.get(network) ?? 1) - 1;
      if (left > 0) openByNetwork.set(network, left);
      else openByNetwork.delete(network);
    }
    open.delete(socket);
  }
}

const shareOf = (network: string): number => SHARES[network.slice(network.indexOf("/"))] ?? DEFAULT_SHARE;

/** An IPv4 /24 or an IPv6 /48. */
const siteOf = ([, site = ""]: readonly string[]): string => site;
