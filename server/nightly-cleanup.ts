import type { Log } from "./log/log.ts";
import type { Task } from "./scheduler.ts";

type Parts = {
  stores: readonly { removeExpired(now: Date): Promise<void> }[];
  /** Returns the hashes of the deleted pictures. */
  removeUnusedPictures(now: Date): Promise<string[]>;
  pictures: { forget(hashes: readonly string[]): Promise<void> };
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

const DAY = 24 * 3600 * 1000;

/** Four in the morning in Istanbul, which has no daylight saving time. */
const HOUR_UTC = 1;

/**
 * Deletes expired rows and unused pictures every night, when the database is least busy. A step that fails stops no other one; all
 * from there on are repeated.
 */
export function createNightlyCleanup(parts: Parts): Task {
  const { stores, removeUnusedPictures, pictures, now, log } = parts;
  const cleanPictures = async () => {
    const deleted = await removeUnusedPictures(now());
    await pictures.forget(deleted);
    log.info("nightly_done", { count: deleted.length });
  };
  const steps = [...stores.map((store) => () => store.removeExpired(now())), cleanPictures];
  return {
    name: "nightly",
    next: nextNight,
    failed: (error) => log.warn("nightly_failed", { error }),
    async run(cursor, save) {
      const start = Number(cursor);
      const failures: unknown[] = [];
      for (const [index, step] of steps.slice(start).entries()) {
        await step().catch((error: unknown) => failures.push(error));
        if (failures.length === 0) await save(`${start + index + 1}`);
      }
      const [first, ...others] = failures;
      for (const error of others) log.warn("nightly_failed", { error });
      if (failures.length > 0) throw first;
    },
  };
}

export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(HOUR_UTC, 0, 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY);
}
