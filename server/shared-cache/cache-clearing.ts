import type { Changes } from "../../domain/catalog/changes.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import { clearingLoop } from "./clearing-loop.ts";
import { purgeRequests } from "./purge-request.ts";

type Parts = {
  config: Pick<Config, "sharedCache">;
  store: Changes & { onAdvance(listener: () => void): void };
  snapshot: GetSnapshot;
  log: Log;
};

/** Clears nothing unless CACHE_PURGE_URL is given. */
export function openCacheClearing({ config, store, snapshot, log }: Parts) {
  const url = config.sharedCache?.purgeUrl;
  if (url === undefined) return { start() {}, stop() {} };
  const { wake, stop } = clearingLoop({ changes: store, snapshot, clear: purgeRequests(url, log) });
  store.onAdvance(wake);
  return { start: wake, stop };
}
