import { ShopError } from "../../domain/error.ts";
import { networks } from "../http/client-address.ts";
import { createBoundedMap } from "./bounded-map.ts";

/** How many times the limit of one address a wider network gets. An IPv4 /24 of a mobile carrier serves thousands of people. */
const FACTORS = { "/16": 32, "/24": 16, "/32": 16, "/48": 4, "/56": 2 };

type Parts = { limit: number; window: number; now: () => Date };

/** Counts calls in this process, per address and per surrounding network. A window begins with its first call. */
export function createRateLimit({ limit, window, now }: Parts): (address: string) => void {
  const counters = createBoundedMap<{ count: number; endsAt: number }>();

  return (address) => {
    const at = now().getTime();
    const known = networks(address).map((network) => ({ network, ...current(network, at) }));
    const full = known.filter(({ network, count }) => count >= limit * factorOf(network));
    // A refused attempt counts nowhere.
    if (full.length > 0) throw tooManyAttempts(Math.max(...full.map(({ endsAt }) => endsAt - at)));
    for (const { network, count, endsAt } of known) counters.set(network, { count: count + 1, endsAt });
  };

  function current(network: string, at: number) {
    const counter = counters.get(network);
    return counter && at < counter.endsAt ? counter : { count: 0, endsAt: at + window };
  }
}

const factorOf = (network: string): number =>
  Object.entries(FACTORS).find(([width]) => network.endsWith(width))?.[1] ?? 1;

export const tooManyAttempts = (waitMs: number): ShopError =>
  new ShopError("throttled", "Çok fazla deneme yapıldı, biraz sonra tekrar dene", {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
