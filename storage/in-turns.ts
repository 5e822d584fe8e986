import { setImmediate as letOthersRun } from "node:timers/promises";

/** Thousands of rows must not keep visitors waiting: between the pieces of a long list others get their turn. */
export async function* inTurns<Item>(items: readonly Item[], atOnce: number): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += atOnce) {
    if (from > 0) await letOthersRun();
    yield items.slice(from, from + atOnce);
  }
}
