import type { IncomingMessage } from "node:http";
import { setImmediate as nextEventLoopTurn } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";
import type { Listener } from "../door/door.ts";
import { clientAddress, narrowestNetwork } from "../http/client-address.ts";
import type { Refuse } from "../http/problem.ts";

/** API calls mostly wait for the database, but rendering keeps the processor busy: hence the low limit for one address. */
const MAX_RUNNING = 16;
const MAX_RUNNING_OF_ADDRESS = 4;

/** Shorter than the 20 s after which the door cuts an idle connection without an answer (server/door/door.ts). */
const TIMEOUT_MS = 15_000;

/**
 * Turns of the event loop between two starts. Node accepts one connection in each: without these turns a flood of searches would keep
 * visitors out.
 */
const TURNS_BETWEEN = 16;

/** Monitoring needs correct answers, so health checks do not queue. */
const HEALTH_PATHS = new Set(["/healthz", "/readyz"]);

type Parts = {
  trustedProxies: number;
  /** Refuses by the headers alone: such a request is neither queued nor read. */
  refusalOf(incoming: IncomingMessage): ShopError | undefined;
  refuse: Refuse;
};

type Waiting = { start(): void };

/** Limits how many requests the app handles at once. The others wait unread, and the addresses take turns. A slot is held until the answer is ready. */
export function createGate({ trustedProxies, refusalOf, refuse }: Parts) {
  /** By address; the address that started a request moves behind all others. */
  const queue = new Map<string, Set<Waiting>>();
  const running = new Map<string, number>();
  const counts = { length: 0, waits: 0, waitedMs: 0, timeouts: 0, handled: 0, handledMs: 0 };
  let freeSlots = MAX_RUNNING;
  let isPausing = false;

  const inFrontOf =
    (rest: Listener): Listener =>
    (incoming, outgoing) => {
      if (HEALTH_PATHS.has(incoming.url ?? "")) return rest(incoming, outgoing);
      const refusal = refusalOf(incoming);
      if (refusal) return refuse(refusal, incoming, outgoing);
      const address = addressOf(incoming);
      if (freeSlots > 0 && mayStart(address) && !queue.has(address)) return run();

      const queuedAt = performance.now();
      counts.waits += 1;
      counts.length += 1;
      const leaveQueue = () => {
        counts.length -= 1;
        counts.waitedMs += performance.now() - queuedAt;
        clearTimeout(timeout);
        outgoing.off("close", leaveQueue);
        remove(address, waiting);
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
      queue.set(address, (queue.get(address) ?? new Set()).add(waiting));
      return undefined;

      async function run() {
        freeSlots -= 1;
        running.set(address, (running.get(address) ?? 0) + 1);
        const startedAt = performance.now();
        try {
          await rest(incoming, outgoing);
        } finally {
          counts.handled += 1;
          counts.handledMs += performance.now() - startedAt;
          // In the next turn of the event loop, so that requests for cached pages are served between two slow ones.
          setImmediate(() => release(address));
        }
      }
    };

  return { inFrontOf, stats: () => ({ ...counts, running: MAX_RUNNING - freeSlots }) };

  function release(address: string): void {
    freeSlots += 1;
    const left = (running.get(address) ?? 1) - 1;
    if (left > 0) running.set(address, left);
    else running.delete(address);
    void startOneAfterAnother();
  }

  async function startOneAfterAnother(): Promise<void> {
    if (isPausing) return;
    isPausing = true;
    while (freeSlots > 0 && startNext()) for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextEventLoopTurn();
    isPausing = false;
  }

  /** Starts the first request that may run. Returns false if there is none. */
  function startNext(): boolean {
    for (const [address, waiting] of queue) {
      const [first] = waiting;
      if (!first || !mayStart(address)) continue;
      queue.delete(address);
      queue.set(address, waiting);
      first.start();
      return true;
    }
    return false;
  }

  function remove(address: string, waiting: Waiting): void {
    const others = queue.get(address);
    others?.delete(waiting);
    if (others?.size === 0) queue.delete(address);
  }

  function mayStart(address: string): boolean {
    return (running.get(address) ?? 0) < MAX_RUNNING_OF_ADDRESS;
  }

  function addressOf({ socket, headers }: IncomingMessage): string {
    const forwardedFor = headers["x-forwarded-for"]?.toString() ?? null;
    return narrowestNetwork(clientAddress(socket.remoteAddress ?? "unknown", forwardedFor, trustedProxies));
  }
}

export const tooBusy = (): ShopError =>
  new ShopError("unavailable", "Şu an çok yoğunuz, birazdan tekrar dene", { retryAfterSeconds: 5 });
