import type { IncomingMessage } from "node:http";
import { ShopError } from "../../domain/error.ts";
import type { Listener } from "../door/door.ts";
import { clientAddress, networks } from "../http/client-address.ts";
import type { Refuse } from "../http/refusal.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Calls wait for the database most of the time; pages keep the processor, so of one network only a few are made at once. */
const AT_ONCE = 16;
const OF_ONE_NETWORK = 4;

/** A connection that hears nothing for 20 s is cut without a word (server/door/door.ts). */
const PATIENCE_MS = 15_000;

/** Asked by who watches the shop: true answers must not wait. */
const HEALTH = new Set(["/healthz", "/readyz"]);

type Parts = {
  trustedProxies: number;
  /** What the headers alone tell: such a request neither waits nor is read. */
  refusalOf(incoming: IncomingMessage): ShopError | undefined;
  refuse: Refuse;
};

type Waiter = { begin(): void };

/**
 * Whatever is not kept waits here before its body is read, in turns that go round by network, and holds its place until its
 * answer is made. The queue is as long as there are connections: each waits at most once, and the door counts them.
 */
export function createGate({ trustedProxies, refusalOf, refuse }: Parts) {
  const queue = createFairQueue<Waiter>();
  const working = new Map<string, number>();
  let free = AT_ONCE;

  return (rest: Listener): Listener =>
    (incoming, outgoing) => {
      if (HEALTH.has(incoming.url ?? "")) return rest(incoming, outgoing);
      const refusal = refusalOf(incoming);
      if (refusal) return refuse(refusal, incoming, outgoing);
      const path = networks(addressOf(incoming));
      const [widest] = path;
      if (free > 0 && mayBegin(widest)) return work();

      const leave = () => {
        clearTimeout(patience);
        outgoing.off("close", leave);
        queue.remove(path, waiter);
      };
      const patience = setTimeout(() => {
        leave();
        refuse(tooBusy(), incoming, outgoing);
      }, PATIENCE_MS);
      const waiter = {
        begin() {
          leave();
          void work();
        },
      };
      outgoing.once("close", leave);
      queue.add(path, waiter);
      return undefined;

      async function work() {
        free -= 1;
        working.set(widest, (working.get(widest) ?? 0) + 1);
        try {
          await rest(incoming, outgoing);
        } finally {
          // In the next turn of the loop: between two answers those are served whose pages are kept.
          setImmediate(() => giveBack(widest));
        }
      }
    };

  function giveBack(widest: string): void {
    free += 1;
    const left = (working.get(widest) ?? 1) - 1;
    if (left > 0) working.set(widest, left);
    else working.delete(widest);
    queue.takeNext(mayBegin)?.begin();
  }

  function mayBegin(widest: string): boolean {
    return (working.get(widest) ?? 0) < OF_ONE_NETWORK;
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    return clientAddress(
      socket.remoteAddress ?? "unknown",
      headers["x-forwarded-for"]?.toString() ?? null,
      trustedProxies,
    );
  }
}

export const tooBusy = (): ShopError =>
  new ShopError("unavailable", "Şu an çok yoğunuz, birazdan tekrar dene", { retryAfterSeconds: 5 });
