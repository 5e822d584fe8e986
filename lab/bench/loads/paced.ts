import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

const pace = z.looseObject({ everyMs: z.number() });

/** Runs in a process of its own: acts at an even pace until `stop`, then sends the duration of each act. */
export function actAtPace(begin: (order: unknown) => () => Promise<void>): void {
  const times: number[] = [];
  const acts: Promise<void>[] = [];
  let isOver = false;

  process.on("message", async (message) => {
    if (message === "stop") {
      isOver = true;
      return;
    }
    const { everyMs } = pace.parse(message);
    const act = begin(message);
    const timed = async () => {
      const askedAt = performance.now();
      await act();
      times.push(performance.now() - askedAt);
    };
    while (!isOver) {
      acts.push(timed());
      await pause(everyMs);
    }
    await Promise.all(acts);
    process.send?.(times, () => process.exit(0));
  });
  process.once("disconnect", () => process.exit(1));
}
