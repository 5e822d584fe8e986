import { once } from "node:events";
import SonicBoom from "sonic-boom";

export type Output = {
  write(line: string): void;
  /** Waits until everything is written, a second at most. */
  flush?(): Promise<void>;
};

type Options = { fd?: number; onFlow(dropped: number): void };

/** Some two thousand lines: what comes faster than it is read, or while nobody reads, is dropped and counted. */
const MOST_WAITING = 512 * 1024;
const PATIENCE_MS = 1000;
const STANDARD_OUTPUT = 1;

/** Lines are written in a thread of Node's, in order. `onFlow` hears how many were dropped when all that waited is written. */
export function openOutput({ fd = STANDARD_OUTPUT, onFlow }: Options): Required<Output> {
  const output = new SonicBoom({ fd, sync: false, maxLength: MOST_WAITING });
  let isWaiting = false;
  let dropped = 0;

  output.on("drop", () => {
    dropped += 1;
  });
  // The disk is full, or the reader has gone: what waits is tried again with the next line, and the shop goes on.
  output.on("error", () => {});
  output.on("drain", () => {
    isWaiting = false;
    const count = dropped;
    dropped = 0;
    if (count > 0) onFlow(count);
  });

  return {
    write(line) {
      isWaiting = true;
      output.write(line);
    },
    async flush() {
      if (isWaiting) await once(output, "drain", { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => {});
    },
  };
}

export function standardOutput(onFlow: Options["onFlow"]): Output {
  // Node opens a pipe so that no write waits for its reader. Without a listener, one that went would end the shop.
  process.stdout.on("error", () => {});
  return openOutput({ onFlow });
}
