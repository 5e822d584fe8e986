import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Side } from "./file-driver.ts";
import type { Answer } from "./file-thread.ts";
import type { Result, Statement } from "./sqlite-statements.ts";
import { createTurn } from "./turn.ts";

const THREAD = new URL("./file-thread.ts", import.meta.url);
/** What makes JavaScript of TypeScript weighs twenty megabytes and half of the start; with this it is needed once. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

export type EndListener = (cause: unknown) => void;

/** A connection in a thread of its own, where only those who write wait for the disk. A thread that has ended is followed by a new one. */
export function openWriter(path: string, onEnded: EndListener): Side {
  let thread: Thread | undefined;
  let isClosed = false;
  return {
    turn: createTurn(),
    async run(statement) {
      if (isClosed) throw new Error("Client was closed");
      thread ??= startThread(path, (cause) => {
        thread = undefined;
        if (!isClosed) onEnded(cause);
      });
      return thread.ask(statement);
    },
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
}

type Thread = ReturnType<typeof startThread>;
type Waiting = { answered(answer: Answer): void; lost(cause: unknown): void };

function startThread(path: string, ended: EndListener) {
  const worker = new Worker(THREAD, {
    workerData: path,
    env: { NODE_COMPILE_CACHE: COMPILED },
    execArgv: [],
  });
  const waiting: Waiting[] = [];
  const closed = Promise.withResolvers<void>();
  let cause: unknown;

  worker.unref();
  worker.on("message", (answer: Answer) => {
    waiting.shift()?.answered(answer);
    if (waiting.length === 0) worker.unref();
  });
  worker.on("error", (error) => {
    cause = error;
  });
  // The unread answer could be of any that wait, so none of them can be given theirs.
  worker.on("messageerror", (error) => {
    cause = error;
    void worker.terminate();
  });
  worker.once("exit", (status) => {
    const end = new Error(`${ENDED} (${cause instanceof Error ? nameOf(cause) : `status ${status}`})`, { cause });
    ended(end);
    for (const { lost } of waiting) lost(end);
    closed.resolve();
  });

  return {
    ask(statement: Statement): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const { parameters, copies } = copied(statement);
      // A waiting statement keeps the process alive.
      worker.ref();
      worker.postMessage({ ...statement, parameters }, copies);
      waiting.push({
        answered: (answer) => ("result" in answer ? resolve(answer.result) : reject(errorOf(answer))),
        lost: reject,
      });
      return promise;
    },
    close(): Promise<void> {
      worker.ref();
      worker.postMessage(undefined);
      return closed.promise;
    },
  };
}

const ENDED = "Connection terminated: the thread that writes has ended";

/** The message may quote what was written. */
const nameOf = (cause: Error): string => ("code" in cause ? String(cause.code) : cause.name);

/** Bytes are handed over, so a copy of them is: the caller goes on using his. */
function copied({ parameters }: Statement) {
  const copies: ArrayBuffer[] = [];
  const copy = (bytes: Uint8Array) => {
    const own = new Uint8Array(bytes);
    copies.push(own.buffer);
    return own;
  };
  return { parameters: parameters.map((value) => (value instanceof Uint8Array ? copy(value) : value)), copies };
}

const errorOf = ({ error, codes }: Extract<Answer, { error: unknown }>): unknown =>
  error instanceof Error ? Object.assign(error, codes) : error;
