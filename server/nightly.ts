import type { Log } from "./log/log.ts";

type Parts = {
  forgetters: readonly { forgetOld(now: Date): Promise<void> }[];
  /** Answers the hashes of the pictures that went. */
  forgetUnusedPictures(now: Date): Promise<string[]>;
  pictures: { forget(hashes: readonly string[]): Promise<void> };
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Four in the morning in Istanbul, which knows no summer time. */
const HOUR_UTC = 1;

/** When nobody waits for the database, what nobody can get back any more goes for good. */
export function openNightly(parts: Parts) {
  let timer = setTimeout(run, 10 * MINUTE).unref();
  let running: Promise<void> | undefined;

  function run(): void {
    timer = setTimeout(run, untilNight(parts.now())).unref();
    running = sweep(parts)
      .catch((error: unknown) => parts.log.warn("nightly_failed", { error }))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}

async function sweep({ forgetters, forgetUnusedPictures, pictures, now, log }: Parts): Promise<void> {
  for (const { forgetOld } of forgetters) await forgetOld(now());
  const gone = await forgetUnusedPictures(now());
  await pictures.forget(gone);
  log.info("nightly_done", { count: gone.length });
}

export function untilNight(now: Date): number {
  const next = new Date(now);
  next.setUTCHours(HOUR_UTC, 0, 0, 0);
  return next > now ? next.getTime() - now.getTime() : next.getTime() + DAY - now.getTime();
}
