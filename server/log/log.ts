import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import pino from "pino";
import SonicBoom from "sonic-boom";
import type { Config } from "../config/config.ts";

/** docs/production.md explains each field. */
export const ALLOWED_FIELDS = [
  "requestId",
  "method",
  "route",
  "status",
  "ms",
  "reason",
  "userId",
  "account",
  "from",
  "productId",
  "step",
  "count",
  "provider",
] as const;

type Field = (typeof ALLOWED_FIELDS)[number];
type Counted = "status" | "ms" | "count";

/** No field may hold a body, header, query, token, password or address. `account` and `from` are one-way hashes (account-events.ts). */
export type LogFields = { [Name in Field]?: Name extends Counted ? number : string | undefined } & { error?: unknown };

type Write = (event: string, fields?: LogFields) => void;

export type Log = { debug: Write; info: Write; warn: Write; error: Write; flush(): Promise<void> };

export function createLog(level: Config["logLevel"], target?: Output): Log {
  const output = target ?? standardOutput((count) => log.warn("log_dropped", { count }));
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
  const at =
    (severity: "debug" | "info" | "warn" | "error"): Write =>
    (event, fields = {}) => {
      if (logger.isLevelEnabled(severity))
        logger[severity]({ event, ...onlyAllowed({ requestId: currentRequestId(), ...fields }) });
    };
  const log: Log = {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    flush: async () => output.flush?.(),
  };
  return log;
}

const onlyAllowed = ({ error, ...fields }: LogFields) => ({
  ...Object.fromEntries(ALLOWED_FIELDS.map((name) => [name, fields[name]])),
  ...(error === undefined ? {} : { error: describe(error) }),
});

function describe(error: unknown): unknown {
  if (error instanceof Error) {
    return {
      name: error.name,
      message: error.message,
      stack: error.stack,
      ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
    };
  }
  return typeof error === "object" && error !== null ? describeThrown(error) : String(error);
}

/** Describes a thrown value that is no Error, such as a Response, by its kind and status and never by its content. */
function describeThrown(thrown: object): unknown {
  const details = ["status", "statusText", "message"].flatMap((name) => {
    const value: unknown = Reflect.get(thrown, name);
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  const cause: unknown = Reflect.get(thrown, "error");
  return {
    name: thrown.constructor?.name ?? "object",
    ...Object.fromEntries(details),
    ...(cause instanceof Error ? { cause: describe(cause) } : {}),
  };
}

const ids = new AsyncLocalStorage<string | undefined>();

/** The lines that `work` and all that it starts write to the log carry this id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

const currentRequestId = (): string | undefined => ids.getStore();

type Lines = Pick<Log, "info" | "warn">;

/** A log without request ids, for a thread or child process that one request starts and all use. */
export const outsideRequests = ({ info, warn }: Lines): Lines => ({
  info: (event, fields) => ids.run(undefined, () => info(event, fields)),
  warn: (event, fields) => ids.run(undefined, () => warn(event, fields)),
});

type Output = {
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

function standardOutput(onDropped: Options["onDropped"]): Output {
  // Without a listener, a reader that closes the pipe would end the process.
  process.stdout.on("error", () => {});
  return openOutput({ onDropped });
}
