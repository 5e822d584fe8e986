import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { codeOf } from "../../domain/error.ts";
import { createMutex, type FileConnection } from "./sqlite-driver.ts";
import type { Result, Statement } from "./sqlite-statements.ts";
import type { Answer } from "./sqlite-thread.ts";

const THREAD = new URL("./sqlite-thread.ts", import.meta.url);
/** The thread's compiled code is cached: without it, Node's TypeScript compiler takes twenty megabytes and half of each start. */
const COMPILE_CACHE = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

export type EndListener = (cause: unknown) => void;

/** A connection in a worker thread, so that reads do not wait for the disk. The next statement restarts a thread that has ended. */
export function openWriter(path: string, onEnded: EndListener): FileConnection {
  let thread: WriterThread | undefined;
  let isClosed = false;
  const mutex = createMutex();
  return {
    mutex,
    async run(statement) {
      if (isClosed) throw new Error("Client was closed");
      thread ??= startThread(path, (cause) => {
        thread = undefined;
        if (!isClosed) onEnded(cause);
      });
      return thread.run(statement);
    },
    /** Statements that wait already are run first. */
    async close() {
      await mutex.acquire();
      isClosed = true;
      mutex.release();
      await thread?.close();
    },
  };
}

type WriterThread = ReturnType<typeof startThread>;
type Pending = { answered(answer: Answer): void; failed(cause: unknown): void };

function startThread(path: string, onEnded: EndListener) {
  const worker = new Worker(THREAD, {
    workerData: path,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    execArgv: [],
  });
  const pending: Pending[] = [];
  const closed = Promise.withResolvers<void>();
  let cause: unknown;

  worker.unref();
  worker.on("message", (answer: Answer) => {
    pending.shift()?.answered(answer);
    if (pending.length === 0) worker.unref();
  });
  worker.on("error", (error) => {
    cause = error;
  });
  // The unreadable answer may belong to any pending statement, so all of them fail.
  worker.on("messageerror", (error) => {
    cause = error;
    void worker.terminate();
  });
  worker.once("exit", (status) => {
    const end = new Error(`${ENDED} (${cause instanceof Error ? nameOf(cause) : `status ${status}`})`, { cause });
    onEnded(end);
    for (const { failed } of pending) failed(end);
    closed.resolve();
  });

  return {
    run(statement: Statement): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const { parameters, copies } = copyBytes(statement);
      // A pending statement keeps the process alive.
      worker.ref();
      worker.postMessage({ ...statement, parameters }, copies);
      pending.push({
        answered: (answer) => ("result" in answer ? resolve(answer.result) : reject(errorOf(answer))),
        failed: reject,
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

/** The error's message is left out, because it may quote what was written. */
const nameOf = (cause: Error): string => codeOf(cause) || cause.name;

/** Transferring bytes to the thread empties the buffer, so a copy is transferred. */
function copyBytes({ parameters }: Statement) {
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
