import { tooBusy } from "../turns/gate.ts";
import { createSemaphore, type Semaphore } from "../turns/semaphore.ts";

/** Half of the gate's places: whoever comes then is told at once, so that the others stay for other accounts. */
const LONGEST_LINE = 8;

/** One at a time for each name. */
export function createAccountQueues() {
  const lines = new Map<string, { size: number; inTurn: Semaphore }>();

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(name) ?? { size: 0, inTurn: createSemaphore(1) };
    if (line.size >= LONGEST_LINE) throw tooBusy();
    lines.set(name, line);
    line.size += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.size -= 1;
      if (line.size === 0) lines.delete(name);
    }
  };
}
