import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { ShopError } from "../../domain/error.ts";
import type { Log, LogFields } from "../log/log.ts";
import { outageReason } from "../log/outage-reason.ts";
import type { Environment } from "./environment.ts";

/** Logs one line for each request: debug for a success, info for a refusal, error with its cause for an unexpected failure. */
export const requestLog =
  (log: Log): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    await next();
    const fields = { ...lineOf(context), requestId, ms: Math.round(performance.now() - startedAt) };
    const { error } = context;
    if (error && !(error instanceof ShopError)) log.error("request_failed", { ...fields, error });
    else if (error?.cause && error.code === "unavailable")
      log.warn("outage", { ...fields, reason: outageReason(error.cause) });
    else if (error) log.info("request_refused", { ...fields, reason: error.code });
    else log.debug("request", fields);
  };

const lineOf = ({ req, res, get }: Context<Environment>): LogFields => ({
  method: req.method,
  route: get("route") ?? "other",
  status: res.status,
});
