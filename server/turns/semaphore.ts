export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** So many works at once, first come first served. How many wait is bounded by the places of the gate they came through. */
export function createSemaphore(atOnce: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
