import type { Jobs } from "../../domain/shop/job.ts";
import type { Log } from "../log/log.ts";
import { nextNight } from "../nightly-cleanup.ts";
import type { Task } from "../scheduler.ts";
import type { Backups } from "./backups.ts";

const NAME = "nightly-copy";
const DAY_MS = 24 * 3600 * 1000;
/** Well within the ten minutes after which another process would take the job over. */
const SAVE_EVERY_MS = 60_000;

type Parts = {
  backups: Pick<Backups, "save" | "list">;
  jobs: Pick<Jobs, "list">;
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

export type NightlyState = { lastAt: string | null; isFailing: boolean; reason: string | null };

export type NightlyCopy = ReturnType<typeof createNightlyCopy>;

/** A copy of the shop every night, without secrets, and what the panel says about the last one. */
export function createNightlyCopy({ backups, jobs, now, log }: Parts) {
  let failure: { reason: string | null } | undefined;

  const task: Task = {
    name: NAME,
    next: nextNight,
    failed(error) {
      failure = { reason: error instanceof Error && error.name === "ShopError" ? error.message : null };
      log.warn("nightly_copy_failed", { error });
    },
    async run(_cursor, save) {
      let savedAt = now().getTime();
      await backups.save("nightly", false, () => {
        if (now().getTime() - savedAt < SAVE_EVERY_MS) return;
        savedAt = now().getTime();
        // A claim that is lost shows at the end: then two processes have made a copy.
        void save("").catch(() => {});
      });
      failure = undefined;
      log.info("nightly_copy_made");
    },
  };

  return {
    task,
    /** Another process may have failed, or none has run: then the job is a day late. */
    async state(): Promise<NightlyState> {
      const last = (await backups.list()).find(({ kind }) => kind === "nightly");
      const job = (await jobs.list()).find(({ name }) => name === NAME);
      const isLate = job !== undefined && now().getTime() - job.dueAt.getTime() > DAY_MS;
      return { lastAt: last?.at ?? null, isFailing: isLate || failure !== undefined, reason: failure?.reason ?? null };
    },
  };
}
