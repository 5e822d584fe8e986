import { setTimeout as pauseFor } from "node:timers/promises";
import type { Changes } from "../../domain/catalog/changes.ts";
import type { GetSnapshot, Snapshot } from "../../domain/shop/snapshot.ts";
import { changedKeys } from "./changed-keys.ts";
import { SHOP_KEY } from "./surrogate-keys.ts";

type Parts = {
  changes: Changes;
  snapshot: GetSnapshot;
  /** Never fails. */
  clear(keys: readonly string[]): Promise<void>;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

/** Longer than an answer is on its way. Changes of this time are one request. */
const AGAIN_MS = 1000;

/**
 * Clears in a cache in front what a write changed, as soon as this process serves the new state. Every process does so, because the
 * cache may have asked one that had not learned of the write. Each key is cleared once more after a moment: an older answer may have
 * been on its way to the cache. The first time everything is cleared, because nobody knows what was written while no process ran.
 */
export function clearingLoop({ changes, snapshot, clear, pause = pausedUntil }: Parts) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let shown: Snapshot | undefined;
  let isRunning = false;

  const isBehind = () => shown?.epoch !== changes.epoch() || shown.revision < changes.revision();

  async function catchUp(): Promise<void> {
    let cleared: readonly string[] = [];
    while (!signal.aborted && (isBehind() || cleared.length > 0)) {
      const before = shown;
      shown = await snapshot().catch(() => before);
      const changed = before && shown ? changedKeys(before, shown) : [SHOP_KEY];
      const keys = [...new Set([...cleared, ...changed])];
      if (keys.length > 0) await clear(keys);
      cleared = changed;
      await pause(AGAIN_MS, signal);
    }
    isRunning = false;
  }

  return {
    /** Something was written, or the process has started. */
    wake(): void {
      if (isRunning || !isBehind()) return;
      isRunning = true;
      void catchUp();
    },
    stop: () => stopped.abort(),
  };
}

const pausedUntil = (ms: number, signal: AbortSignal) => pauseFor(ms, undefined, { signal }).catch(() => {});
