import type { Work } from "./due-jobs.ts";
import type { Log } from "./log/log.ts";

type Parts = {
  forgetters: readonly { removeExpired(now: Date): Promise<void> }[];
  /** Answers the hashes of the pictures that went. */
  forgetUnusedPictures(now: Date): Promise<string[]>;
  pictures: { forget(hashes: readonly string[]): Promise<void> };
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

const DAY = 24 * 3600 * 1000;

/** Four in the morning in Istanbul, which knows no summer time. */
const HOUR_UTC = 1;

/** When nobody waits for the database, what nobody can get back any more goes for good. */
export function nightly({ forgetters, forgetUnusedPictures, pictures, now, log }: Parts): Work {
  const forgetPictures = async () => {
    const gone = await forgetUnusedPictures(now());
    await pictures.forget(gone);
    log.info("nightly_done", { count: gone.length });
  };
  const steps = [...forgetters.map((forgetter) => () => forgetter.removeExpired(now())), forgetPictures];
  return {
    name: "nightly",
    next: nextNight,
    failed: (error) => log.warn("nightly_failed", { error }),
    async run(cursor, keep) {
      const begun = Number(cursor);
      for (const [index, step] of steps.slice(begun).entries()) {
        await step();
        const done = begun + index + 1;
        await keep(`${done}`, { done, total: steps.length });
      }
    },
  };
}

export function nextNight(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(HOUR_UTC, 0, 0, 0);
  return next > now ? next : new Date(next.getTime() + DAY);
}
