import type { Attempts, Counter } from "../../domain/account/attempts.ts";
import type { ShopError } from "../../domain/error.ts";
import { createFairTurns } from "../turns/fair-turns.ts";
import { changedSince, counterKey, settled, tooMany } from "./counters.ts";
import type { Client } from "./devices.ts";
import { createMemory } from "./memory.ts";

/** How much more a wider network may do than one address; behind an IPv4 /24 of a mobile carrier are thousands of people. */
const SHARES = { "/24": 16, "/48": 4, "/56": 2 };

/** Those who are counted in one write; more wait for the next. */
const TOGETHER = { atOnce: 50, waiting: 100, waitingForOne: 20 };

type Parts = {
  what: string;
  limit: number;
  window: number;
  attempts: Attempts;
  /** Before each write: takes out what is over. */
  sweep: () => Promise<void>;
  now: () => Date;
};
type Place = { key: string; limit: number };
type Asked = { places: readonly Place[]; counted(): void; failed(error: unknown): void };

/** So many times in a window that begins with the first one. However many come at once, one write after the other counts them. */
export function createAllowance({
  what,
  limit,
  window,
  attempts,
  sweep,
  now,
}: Parts): (client: Client) => Promise<void> {
  const fullUntil = createMemory<number>();
  const turns = createFairTurns(TOGETHER);
  let waiting: Asked[] = [];
  let isCounting = false;

  return async ({ places: names }) => {
    const places = names.map((name) => ({ key: counterKey(what, name), limit: limit * shareOf(name) }));
    refuseFull(places);
    await turns.take(names, async () => {
      refuseFull(places);
      await new Promise<void>((counted, failed) => {
        waiting.push({ places, counted, failed });
        if (!isCounting) void countAll();
      });
    });
  };

  /** Who is known to have had enough costs the database nothing. */
  function refuseFull(places: readonly Place[]): void {
    const wait = Math.max(...places.map(({ key }) => (fullUntil.find(key) ?? 0) - now().getTime()));
    if (wait > 0) throw tooMany(wait);
  }

  async function countAll(): Promise<void> {
    isCounting = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      await countTogether(together).catch((error: unknown) => {
        for (const { failed } of together) failed(error);
      });
    }
    isCounting = false;
  }

  async function countTogether(together: readonly Asked[]): Promise<void> {
    const refused = new Map<Asked, ShopError>();
    await sweep();
    const keys = together.flatMap(({ places }) => places.map(({ key }) => key));
    await attempts.change(keys, (known) => {
      const counters = settled(known, now());
      for (const asked of together) {
        const refusal = count(asked.places, counters);
        if (refusal) refused.set(asked, refusal);
      }
      return changedSince(known, counters);
    });
    for (const asked of together) {
      const refusal = refused.get(asked);
      if (refusal) asked.failed(refusal);
      else asked.counted();
    }
  }

  /** Who is refused counts nowhere. */
  function count(places: readonly Place[], counters: Map<string, Counter>): ShopError | undefined {
    const at = now();
    const open = places.map((place) => ({ ...place, counter: current(counters.get(place.key), at) }));
    const full = open.filter(({ counter, limit }) => counter.count >= limit);
    for (const { key, counter } of full) fullUntil.keep(key, counter.endsAt.getTime());
    if (full.length > 0)
      return tooMany(Math.max(...full.map(({ counter }) => counter.endsAt.getTime() - at.getTime())));
    for (const { key, counter } of open) counters.set(key, { ...counter, count: counter.count + 1 });
    return undefined;
  }

  function current(known: Counter | undefined, now: Date): Counter {
    const at = known && now.getTime() - known.at.getTime() < window ? known.at : now;
    return { count: at === known?.at ? known.count : 0, at, endsAt: new Date(at.getTime() + window) };
  }
}

const shareOf = (place: string): number => Object.entries(SHARES).find(([width]) => place.endsWith(width))?.[1] ?? 1;
