import type { Catalog } from "../domain/catalog/catalog.ts";
import type { Jobs } from "../domain/shop/processes.ts";
import type { Log } from "./log/log.ts";

/** A recurring task. It saves a cursor after every step, so that another process can continue it. */
export type Task = {
  name: string;
  /** When the task is next due. */
  next(now: Date): Date;
  /** Continues at `cursor`, which is empty at the start, and calls `save` after every step. */
  run(cursor: string, save: (cursor: string) => Promise<void>): Promise<void>;
  /** Reports a failure; the task is retried later. */
  failed(error: unknown): void;
};

type Parts = { jobs: Jobs; tasks: readonly Task[]; now: () => Date };

const POLL_MS = 2 * 60_000;

/** Runs each due task in one process only. If it fails, or its process ends, it is retried when its claim has expired. */
export function startScheduler({ jobs, tasks, now }: Parts) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runDueTasks().finally(() => {
      running = undefined;
    });
  }, POLL_MS).unref();

  async function runDueTasks(): Promise<void> {
    for (const task of tasks) await runIfDue(task).catch(task.failed);
  }

  async function runIfDue({ name, next, run }: Task): Promise<void> {
    await jobs.plan(name, next(now()));
    const claim = await jobs.claim(name, now());
    if (!claim) return;
    await run(claim.cursor, (cursor) => claim.save(cursor, now()));
    await claim.finish(next(now()));
  }

  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

type CleanupParts = {
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

/** Deletes expired rows and unused pictures every night. After a failed step the others still run. The retry repeats it and all later steps. */
export function createNightlyCleanup(parts: CleanupParts): Task {
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

type PlanParts = {
  catalog: Pick<Catalog, "showDue" | "turnDuePrices">;
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

/** Does what the owner planned for a moment, as steps of the shop itself. Public pages change as after any other write. */
export const createPlans = ({ catalog, now, log }: PlanParts): Task => ({
  name: "plans",
  next: (now) => now,
  failed: (error) => log.warn("plans_failed", { error }),
  async run() {
    try {
      const shown = await catalog.showDue(now());
      if (shown) log.info("products_shown", { ...shown });
    } finally {
      for (const turned of await catalog.turnDuePrices(now())) log.info("prices_turned", { ...turned });
    }
  },
});
