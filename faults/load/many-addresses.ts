import { setTimeout as pause } from "node:timers/promises";
import { median } from "../../bench/finding.ts";
import { type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held, Tools } from "../row.ts";
import { endlessAddress } from "./endless-addresses.ts";
import { visit } from "./one-visit.ts";

const WARM_UP = 2000;
/** `ADDRESSES=20000 npm run faults -- A14` is a first look. */
const ADDRESSES = Number(process.env.ADDRESSES ?? 100_000);
const AT_ONCE = 8;
const QUIET_MS = 10_000;
const WEIGHED_EVERY = 500;
const MOST_GROWTH = 0.2;

/** A14: as many distinct addresses as anybody likes leave the shop as heavy as it was, and it does not grow while they are asked. */
export async function weighAddresses({ signal }: Tools): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447));
  try {
    const load = createLoad(shop, signal);
    await load.ask(WARM_UP);
    const before = await weightAtRest(shop);
    const startedAt = performance.now();
    const weights = await load.ask(ADDRESSES);
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await weightAtRest(shop);
    const third = Math.floor(weights.length / 3);
    const [second, last] = [median(weights.slice(third, 2 * third)), median(weights.slice(2 * third))];
    const limit = 1 + MOST_GROWTH;
    return {
      holds: after <= before * limit && last <= second * limit && load.failures() === 0 && !signal.aborted,
      figure: [
        `${ADDRESSES} distinct addresses in ${seconds.toFixed()} s: ${before.toFixed()} MB before, ${after.toFixed()} after`,
        `meanwhile ${second.toFixed()} in the second third, ${last.toFixed()} in the last`,
        `${load.refused()} asked to come back and asked again, ${load.failures()} failed`,
      ].join("; "),
    };
  } finally {
    await shop.stop();
  }
}

/** Each address is asked until it is answered: who is told to come back has not been served yet. */
function createLoad({ port, memoryMb }: MeasuredShop, signal: AbortSignal) {
  let [next, refused, failures] = [0, 0, 0];

  async function answered(number: number): Promise<void> {
    for (let time = 0; !signal.aborted; time += 1) {
      const status = await visit(port, number + time * ADDRESSES, endlessAddress(number));
      if (status >= 500 && status !== 503) failures += 1;
      if (status !== 429 && status !== 503 && status !== 0) return;
      refused += 1;
      await pause(50);
    }
  }

  return {
    refused: () => refused,
    failures: () => failures,
    /** What the shop weighed meanwhile. */
    async ask(count: number): Promise<number[]> {
      const [until, weights] = [next + count, [] as number[]];
      const visitor = async () => {
        while (next < until && !signal.aborted) {
          next += 1;
          if (next % WEIGHED_EVERY === 0) weights.push(memoryMb());
          await answered(next);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, visitor));
      return weights;
    },
  };
}

async function weightAtRest({ memoryMb }: MeasuredShop): Promise<number> {
  await pause(QUIET_MS);
  return memoryMb();
}
