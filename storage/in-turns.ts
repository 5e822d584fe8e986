import { setImmediate as letOthersRun } from "node:timers/promises";

/** So many rows go to the database in one statement; SQLite counts at most 32,766 values in one. */
const AT_ONCE = 200;

/** Thousands of rows must not keep visitors waiting: between the pieces of a long list others get their turn. */
export async function* inTurns<Item>(items: readonly Item[], atOnce = AT_ONCE): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += atOnce) {
    if (from > 0) await letOthersRun();
    yield items.slice(from, from + atOnce);
  }
}
