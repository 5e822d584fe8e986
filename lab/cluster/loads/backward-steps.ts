import { setTimeout as pause } from "node:timers/promises";
import { readPrice } from "./price.ts";

const BETWEEN_READS_MS = 100;

/** Reads rising prices at every shop; answers how often a shop showed a lower price than before. */
export function watchPrices(
  urls: readonly string[],
  ids: readonly string[],
): () => Promise<{ reads: number; backward: number }> {
  let [isOver, reads, backward] = [false, 0, 0];
  const watch = async (url: string) => {
    const known = new Map<string, number>();
    while (!isOver) {
      for (const id of ids) {
        const price = await readPrice(url, id);
        if (Number.isNaN(price)) continue;
        reads += 1;
        if (price < (known.get(id) ?? 0)) backward += 1;
        known.set(id, price);
      }
      await pause(BETWEEN_READS_MS);
    }
  };
  const watching = Promise.all(urls.map(watch));
  return async () => {
    isOver = true;
    await watching;
    return { reads, backward };
  };
}
