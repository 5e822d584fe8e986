import pino from "pino";
import type { Config } from "./config.ts";

/** Every field a line may have. None can hold a body, a header, a query, a token, a password or an address. */
export type LogFields = {
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  reason?: string;
  userId?: string;
  productId?: string;
  step?: string;
  count?: number;
  provider?: string;
  error?: unknown;
};

type Write = (event: string, fields?: LogFields) => void;

export type Log = { debug: Write; info: Write; warn: Write; error: Write; flush(): void };

type Output = { write(line: string): void; flushSync?(): void };

export function createLog(level: Config["logLevel"], output: Output = standardOutput()): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
  const at =
    (severity: "debug" | "info" | "warn" | "error"): Write =>
    (event, fields = {}) =>
      logger[severity]({ event, ...onlyAllowed(fields) });
  return {
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    flush: () => output.flushSync?.(),
  };
}

/** A full disk or a closed pipe behind the log must not stop the shop. */
function standardOutput(): Output {
  const output = pino.destination({ dest: 1, sync: true });
  output.on("error", () => {});
  return output;
}

const onlyAllowed = ({ error, ...fields }: LogFields) => ({
  requestId: fields.requestId,
  method: fields.method,
  route: fields.route,
  status: fields.status,
  ms: fields.ms,
  reason: fields.reason,
  userId: fields.userId,
  productId: fields.productId,
  step: fields.step,
  count: fields.count,
  provider: fields.provider,
  ...(error === undefined ? {} : { error: describe(error) }),
});

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}
