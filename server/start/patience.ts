import { setTimeout as pause } from "node:timers/promises";
import { isOutage } from "../../domain/error.ts";
import { explainDatabase } from "../log/database-failure.ts";

const MAX_ATTEMPTS = 20;
const RETRY_MS = 500;

/**
 * Tries again after a timeout of the database or the workshop. They protect visitors, who wait for an answer; nobody waits for
 * a first start, and a busy machine may only delay it. The work has to be one that can be repeated.
 */
export async function patiently<Result>(work: () => Promise<Result>, retryMs = RETRY_MS): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isPassing = isOutage(error) && explainDatabase(error.cause) === undefined;
      if (!isPassing || attempt === MAX_ATTEMPTS) throw error;
    }
    await pause(retryMs);
  }
}
