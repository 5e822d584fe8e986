import { getHeapStatistics, setFlagsFromString } from "node:v8";

const MB = 1024 * 1024;

/** A page leaves about two megabytes behind. */
const ROOM = 12 * MB;

/** As the flags of the start say (scripts/shop-node.mjs). */
const LEAST_PERCENT = 20;

/**
 * While a shop opens its heap grows in small steps, and stays small. From here on some six pages are rendered before it is
 * collected as a whole, however much lives in it (decision 26).
 */
export function giveHeapRoom(): void {
  setFlagsFromString(`--heap-growing-percent=${growthFor(getHeapStatistics().used_heap_size)}`);
}

export const growthFor = (livingBytes: number): number =>
  Math.max(LEAST_PERCENT, Math.round((100 * ROOM) / livingBytes));
