import { randomInt } from "node:crypto";
import { interleavePages, type Seen } from "../../../tests/support/interleaving/interleaved-pages.ts";
import type { Held, Tools } from "../row.ts";

const ORDERS = 10_000;
const AT_ONCE = 500;

/** F12: random orders; the seed of an order that showed an old page is printed. */
export async function writeAmidPages({ signal }: Tools): Promise<Held> {
  const first = randomInt(2 ** 31);
  const all: Seen[] = [];
  while (all.length < ORDERS && !signal.aborted) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => first + all.length + index);
    all.push(...(await Promise.all(seeds.map((seed) => interleavePages({ seed })))));
  }
  const violations = all.flatMap((seen) => seen.violations);
  const judged = all.reduce((sum, seen) => sum + seen.judged, 0);
  return {
    holds: all.length === ORDERS && violations.length === 0,
    figure: [
      `${all.length} orders from seed ${first}: ${judged} answers, ${violations.length} older than acknowledged or seen before`,
      ...violations.slice(0, 3),
    ].join(", "),
  };
}
