import { once } from "node:events";
import SonicBoom from "sonic-boom";

export type Output = {
  write(line: string): void;
  /** Waits until everything is written, but no longer than a second. */
  flush?(): Promise<void>;
};

type Options = { fd?: number; onDropped(dropped: number): void };

/** About two thousand lines. Lines beyond this, while the reader is slow or absent, are dropped and counted. */
const MAX_BUFFERED_BYTES = 512 * 1024;
const FLUSH_TIMEOUT_MS = 1000;
const STANDARD_OUTPUT = 1;

/** Writes lines in order without blocking. Once the buffer is empty again, `onDropped` gets the number of lines that were dropped. */
export function openOutput({ fd = STANDARD_OUTPUT, onDropped }: Options): Required<Output> {
  const output = new SonicBoom({ fd, sync: false, maxLength: MAX_BUFFERED_BYTES });
  let isBuffering = false;
  let dropped = 0;

  output.on("drop", () => {
    dropped += 1;
  });
  // If the disk is full or the reader has gone, the shop keeps running; the buffer is written again with the next line.
  output.on("error", () => {});
  output.on("drain", () => {
    isBuffering = false;
    const count = dropped;
    dropped = 0;
    if (count > 0) onDropped(count);
  });

  return {
    write(line) {
      isBuffering = true;
      output.write(line);
    },
    async flush() {
      if (isBuffering) await once(output, "drain", { signal: AbortSignal.timeout(FLUSH_TIMEOUT_MS) }).catch(() => {});
    },
  };
}

export function standardOutput(onDropped: Options["onDropped"]): Output {
  // Without a listener, a reader that closes the pipe would end the process.
  process.stdout.on("error", () => {});
  return openOutput({ onDropped });
}
