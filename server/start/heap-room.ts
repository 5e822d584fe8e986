import { performance } from "node:perf_hooks";
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

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

const LOOK_EVERY_MS = 1000;
/** Of a second: nothing is rendered, and hardly anybody asks. */
const QUIET = 0.01;
const WORTH = 4 * MB;
/** Where few come but never nobody, one in two hundred would wait. */
const LOOKS_BETWEEN = 10;

type Heap = {
  /** Without the nursery, which empties itself. */
  bytes(): number;
  /** Of the time since the last call. */
  workload(): number;
  collect(): void;
};

/** A look at what renders left behind: it is collected when nobody is there, who would wait for that up to 0.1 s. */
export function tidying({ bytes, workload, collect }: Heap): () => void {
  let least = Number.POSITIVE_INFINITY;
  let looks = 0;
  return () => {
    const isQuiet = workload() < QUIET;
    least = Math.min(least, bytes());
    looks += 1;
    if (!isQuiet || looks < LOOKS_BETWEEN || bytes() < least + WORTH) return;
    collect();
    least = bytes();
    looks = 0;
  };
}

export function tidyWhenQuiet(): void {
  setFlagsFromString("--expose-gc");
  const gc: (how: object) => void = runInNewContext("gc");
  let before = performance.eventLoopUtilization();
  const look = tidying({
    bytes: () =>
      getHeapSpaceStatistics().reduce((sum, space) => sum + (isOld(space.space_name) ? space.space_size : 0), 0),
    workload() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    // The only way that gives the memory back to the system.
    collect: () => gc({ type: "major", execution: "sync", flavor: "last-resort" }),
  });
  setInterval(look, LOOK_EVERY_MS).unref();
}

const isOld = (space: string): boolean => !space.startsWith("new_");
