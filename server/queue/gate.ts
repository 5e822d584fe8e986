import type { IncomingMessage } from "node:http";
import { ShopError } from "../../domain/error.ts";
import type { Listener } from "../door/door.ts";
import { clientAddress, networks } from "../http/client-address.ts";
import type { Refuse } from "../http/refusal.ts";
import { createFairQueue } from "./fair-queue.ts";

/** API calls mostly wait for the database, but rendering keeps the processor busy: hence the low limit for one network. */
const MAX_RUNNING = 16;
const MAX_RUNNING_OF_NETWORK = 4;

/** Shorter than the 20 s after which the door cuts an idle connection without an answer (server/door/door.ts). */
const TIMEOUT_MS = 15_000;

/** Monitoring needs correct answers, so health checks do not queue. */
const HEALTH_PATHS = new Set(["/healthz", "/readyz"]);

type Parts = {
  trustedProxies: number;
  /** Refuses by the headers alone: such a request is neither queued nor read. */
  refusalOf(incoming: IncomingMessage): ShopError | undefined;
  refuse: Refuse;
};

type Waiting = { start(): void };

/**
 * Limits how many requests the app handles at once. The others wait in a queue that is fair between networks, with their bodies
 * unread. A request holds its slot until its answer is ready. The door limits connections, and each queues at most one request, so
 * the queue is bounded too.
 */
export function createGate({ trustedProxies, refusalOf, refuse }: Parts) {
  const queue = createFairQueue<Waiting>();
  const running = new Map<string, number>();
  const counts = { length: 0, waits: 0, waitedMs: 0, timeouts: 0, handled: 0, handledMs: 0 };
  let freeSlots = MAX_RUNNING;

  const inFrontOf =
    (rest: Listener): Listener =>
    (incoming, outgoing) => {
      if (HEALTH_PATHS.has(incoming.url ?? "")) return rest(incoming, outgoing);
      const refusal = refusalOf(incoming);
      if (refusal) return refuse(refusal, incoming, outgoing);
      const path = networks(addressOf(incoming));
      const [widest] = path;
      if (freeSlots > 0 && mayStart(widest)) return run();

      const queuedAt = performance.now();
      counts.waits += 1;
      counts.length += 1;
      const leaveQueue = () => {
        counts.length -= 1;
        counts.waitedMs += performance.now() - queuedAt;
        clearTimeout(timeout);
        outgoing.off("close", leaveQueue);
        queue.remove(path, waiting);
      };
      const timeout = setTimeout(() => {
        leaveQueue();
        counts.timeouts += 1;
        refuse(tooBusy(), incoming, outgoing);
      }, TIMEOUT_MS);
      const waiting = {
        start() {
          leaveQueue();
          void run();
        },
      };
      outgoing.once("close", leaveQueue);
      queue.add(path, waiting);
      return undefined;

      async function run() {
        freeSlots -= 1;
        running.set(widest, (running.get(widest) ?? 0) + 1);
        const startedAt = performance.now();
        try {
          await rest(incoming, outgoing);
        } finally {
          counts.handled += 1;
          counts.handledMs += performance.now() - startedAt;
          // In the next turn of the event loop, so that requests for cached pages are served between two slow ones.
          setImmediate(() => release(widest));
        }
      }
    };

  return { inFrontOf, stats: () => ({ ...counts, running: MAX_RUNNING - freeSlots }) };

  function release(widest: string): void {
    freeSlots += 1;
    const left = (running.get(widest) ?? 1) - 1;
    if (left > 0) running.set(widest, left);
    else running.delete(widest);
    queue.takeNext(mayStart)?.start();
  }

  function mayStart(widest: string): boolean {
    return (running.get(widest) ?? 0) < MAX_RUNNING_OF_NETWORK;
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
