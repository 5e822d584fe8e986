import { fsync, openSync, writeSync } from "node:fs";
import { promisify } from "node:util";
import { z } from "zod";
import { actAtPace } from "./paced.ts";

const order = z.object({ file: z.string() });

const PAGE = Buffer.alloc(4096, 1);
const kept = promisify(fsync);

/** Plain synced writes, one after the other: the least that a save costs on this disk. */
actAtPace((message) => {
  const disk = openSync(order.parse(message).file, "w");
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => {
      writeSync(disk, PAGE, 0, PAGE.length, 0);
      return kept(disk);
    });
    return last;
  };
});
