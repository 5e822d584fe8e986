export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most `limit` works at once, first in, first out. Callers bound how many wait: the gate for requests, the throttle for mails. */
export function createSemaphore(limit: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = limit;

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
