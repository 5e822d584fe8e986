import { performance } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const MB = 1024 * 1024;

const LOOK_EVERY_MS = 1000;
/** Of a second: nothing is rendered, and hardly anybody asks. */
const QUIET = 0.01;
const WORTH = 4 * MB;
/** Where few come but never nobody, at most one in a hundred waits for it. */
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
    const held = bytes();
    least = Math.min(least, held);
    looks += 1;
    if (!isQuiet || looks < LOOKS_BETWEEN || held < least + WORTH) return;
    collect();
    least = bytes();
    looks = 0;
  };
}

/** What renders leave behind goes back to the system when nobody is there (decision 26). */
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
