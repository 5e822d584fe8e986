import { fstatSync, write } from "node:fs";
import { promisify } from "node:util";

export type Output = {
  write(line: string): void;
  /** Waits until everything is written, a second at most. */
  flush?(): Promise<void>;
};

/** Some two thousand lines: what comes faster than it is read, or while nobody reads, is dropped and counted. */
const MOST_WAITING = 512 * 1024;
const PATIENCE_MS = 1000;
const STANDARD_OUTPUT = 1;

type Parts = {
  send(text: string): Promise<void>;
  /** Lines flow again after so many had been dropped. */
  onFlow(dropped: number): void;
};

/** Lines are written aside, in order. What cannot be written is not tried again: the shop goes on without its log. */
export function openOutput({ send, onFlow }: Parts): Required<Output> {
  let lines: string[] = [];
  let waiting = 0;
  let dropped = 0;
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (lines.length > 0) {
      const batch = lines;
      lines = [];
      waiting = 0;
      await send(batch.join("")).then(flows, () => {
        dropped += batch.length;
      });
    }
    sending = undefined;
  }

  function flows() {
    if (dropped === 0) return;
    const count = dropped;
    dropped = 0;
    onFlow(count);
  }

  return {
    write(line) {
      if (waiting + line.length > MOST_WAITING) {
        dropped += 1;
        return;
      }
      lines.push(line);
      waiting += line.length;
      sending ??= sendAll();
    },
    async flush() {
      let impatience: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        impatience = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([sending, enough]);
      clearTimeout(impatience);
    },
  };
}

export function standardOutput(onFlow: Parts["onFlow"]): Output {
  // Without a listener, a full disk or a reader that went would end the shop.
  process.stdout.on("error", () => {});
  return openOutput({ send: isRead() ? sendToReader : sendToFile, onFlow });
}

/** A pipe, a socket or a terminal: somebody reads, or does not. */
function isRead(): boolean {
  const kind = fstatSync(STANDARD_OUTPUT);
  return kind.isFIFO() || kind.isSocket() || process.stdout.isTTY === true;
}

/** Node never waits for the reader of a pipe here, and says when all was taken. */
const sendToReader = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

const writeAside = promisify(write);

/** `process.stdout` would hold the shop until the disk has it. */
async function sendToFile(text: string): Promise<void> {
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const { bytesWritten } = await writeAside(STANDARD_OUTPUT, rest);
    rest = rest.subarray(bytesWritten);
  }
}
