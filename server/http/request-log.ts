import type { Context, MiddlewareHandler } from "hono";
import { ShopError } from "../../domain/error.ts";
import { outageReason } from "../log/database-failure.ts";
import { type Log, type LogFields, withRequestId } from "../log/log.ts";
import type { Environment } from "./client-address.ts";
import { REQUEST_ID, requestIdOf } from "./problem.ts";

/**
 * Logs one line for each request: debug for a success, info for a refusal, error with its cause for an unexpected failure. The
 * answer and every line of the request carry its id.
 */
export const requestLog =
  (log: Log, trustedProxies: number): MiddlewareHandler<Environment> =>
  (context, next) => {
    const id = requestIdOf(context.req.header(REQUEST_ID), trustedProxies);
    return withRequestId(id, async () => {
      const startedAt = performance.now();
      await next();
      const { headers } = context.res;
      // Caches would repeat the id of the request that filled them.
      if (!headers.get("Cache-Control")?.startsWith("public")) headers.set(REQUEST_ID, id);
      logRequest(log, context, Math.round(performance.now() - startedAt));
    });
  };

function logRequest(log: Log, context: Context<Environment>, ms: number): void {
  const fields = { ...lineOf(context), ms };
  const { error } = context;
  if (error && !(error instanceof ShopError)) log.error("request_failed", { ...fields, error });
  else if (error?.cause && error.code === "unavailable")
    log.warn("outage", { ...fields, reason: outageReason(error.cause) });
  else if (error) log.info("request_refused", { ...fields, reason: error.code });
  else log.debug("request", fields);
}

const lineOf = ({ req, res, get }: Context<Environment>): LogFields => ({
  method: req.method,
  route: get("route") ?? "other",
  status: res.status,
});
