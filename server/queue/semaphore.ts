import { tooBusy } from "./gate.ts";

type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

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

/** Half of the gate's slots. Further work is refused at once, so that the other half stays free for other callers. */
const MAX_QUEUE_LENGTH = 8;

/** A queue per name that runs one piece of work at a time. */
export function createNamedQueues() {
  const queues = new Map<string, { length: number; oneAtATime: Semaphore }>();

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(name) ?? { length: 0, oneAtATime: createSemaphore(1) };
    if (queue.length >= MAX_QUEUE_LENGTH) throw tooBusy();
    queues.set(name, queue);
    queue.length += 1;
    try {
      return await queue.oneAtATime(work);
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(name);
    }
  };
}
