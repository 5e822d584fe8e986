import type { Log } from "../log/log.ts";
import { outageReason } from "../log/outage-reason.ts";

const TIMEOUT_MS = 2000;

/** Asks a cache to clear keys. A failure is logged once until a request succeeds again; until then the cache's own time limits the age. */
export function purgeRequests(url: string, log: Pick<Log, "info" | "warn">) {
  let hasFailed = false;
  return async (keys: readonly string[]): Promise<void> => {
    const failure = await purge(url, keys);
    if (failure !== undefined && !hasFailed) log.warn("cache_not_cleared", { reason: failure });
    if (failure === undefined && hasFailed) log.info("cache_cleared_again");
    hasFailed = failure !== undefined;
  };
}

/** Why it failed. */
async function purge(url: string, keys: readonly string[]): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status, body } = await fetch(url, {
      method: "PURGE",
      headers: { "Surrogate-Key": keys.join(" ") },
      signal,
      // Whatever answers there decides about nothing that this machine can reach.
      redirect: "manual",
    });
    await body?.cancel();
    return ok ? undefined : `status ${status}`;
  } catch (error) {
    return outageReason(error instanceof Error && error.cause ? error.cause : error);
  }
}
