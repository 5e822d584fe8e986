import { tooBusy } from "../queue/gate.ts";
import { createSemaphore, type Semaphore } from "../queue/semaphore.ts";

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
