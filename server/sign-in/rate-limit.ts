import { networks } from "../http/client-address.ts";
import { createBoundedMap } from "./bounded-map.ts";
import { tooManyAttempts } from "./too-many.ts";

/** How much more a wider network may do than one address; behind an IPv4 /24 of a mobile carrier are thousands of people. */
const SHARES = { "/16": 32, "/24": 16, "/32": 16, "/48": 4, "/56": 2 };

type Parts = { limit: number; window: number; now: () => Date };

/** So many times in a window that begins with the first one, in this process, for an address and each network around it. */
export function createRateLimit({ limit, window, now }: Parts): (address: string) => void {
  const counted = createBoundedMap<{ count: number; endsAt: number }>();

  return (address) => {
    const at = now().getTime();
    const places = networks(address).map((name) => ({ name, ...current(name, at) }));
    const full = places.filter(({ name, count }) => count >= limit * shareOf(name));
    // A refused attempt counts nowhere.
    if (full.length > 0) throw tooManyAttempts(Math.max(...full.map(({ endsAt }) => endsAt - at)));
    for (const { name, count, endsAt } of places) counted.keep(name, { count: count + 1, endsAt });
  };

  function current(name: string, at: number) {
    const known = counted.find(name);
    return known && at < known.endsAt ? known : { count: 0, endsAt: at + window };
  }
}

const shareOf = (place: string): number => Object.entries(SHARES).find(([width]) => place.endsWith(width))?.[1] ?? 1;
