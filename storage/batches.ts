import { setImmediate as letOthersRun } from "node:timers/promises";

/** The rows of one statement; SQLite allows at most 32,766 values in it. */
const BATCH = 200;

/** Splits a long list into batches. Other requests run between two of them, so thousands of rows do not keep visitors waiting. */
export async function* inBatches<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += BATCH) {
    if (from > 0) await letOthersRun();
    yield items.slice(from, from + BATCH);
  }
}
