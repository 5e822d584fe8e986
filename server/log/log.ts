import pino from "pino";
import type { Config } from "../config/config.ts";
import { type Output, standardOutput } from "./log-output.ts";
import { currentRequestId } from "./request-ids.ts";

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

/**
 * The fields of a line. None may hold a body, a header, a query, a token, a password or an address; `account` and `from` are
 * one-way hashes (server/sign-in/log-mark.ts).
 */
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
