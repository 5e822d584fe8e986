import { fsync, openSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { z } from "zod";

const order = z.object({ file: z.string(), everyMs: z.number() });

const PAGE = Buffer.alloc(4096, 1);
const kept = promisify(fsync);

const times: number[] = [];
let last: Promise<void> = Promise.resolve();
let isOver = false;

/** Runs as a process of its own: the least that keeping something costs on this disk, one after the other, at an even pace. */
process.on("message", async (message) => {
  if (message === "stop") {
    isOver = true;
    return;
  }
  const { file, everyMs } = order.parse(message);
  const disk = openSync(file, "w");
  while (!isOver) {
    const askedAt = performance.now();
    last = last.then(async () => {
      writeSync(disk, PAGE, 0, PAGE.length, 0);
      await kept(disk);
      times.push(performance.now() - askedAt);
    });
    await pause(everyMs);
  }
  await last;
  process.send?.(times, () => process.exit(0));
});
process.once("disconnect", () => process.exit(1));
