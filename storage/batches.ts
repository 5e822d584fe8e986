import { setImmediate as letOthersRun } from "node:timers/promises";

/** The rows of one statement; SQLite allows at most 32,766 values in it. */
const BATCH = 200;

/** Splits a long list into batches. Other requests run between two of them, so thousands of rows do not keep visitors waiting. */
export async function* inBatches<Item>(items: readonly Item[], size = BATCH): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await letOthersRun();
    yield items.slice(from, from + size);
  }
}

/**
 * Reads the rows of a long query a page at a time, each page after the last row of the one before. Other requests run between two of them.
 * Pages are no snapshot: a row that is changed meanwhile is read once, as it was before or after.
 */
export async function* pages<Row>(
  read: (last: Row | undefined, size: number) => Promise<Row[]>,
  size = BATCH,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, size);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (!last || rows.length < size) return;
    await letOthersRun();
  }
}
