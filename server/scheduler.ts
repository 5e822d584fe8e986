import type { Jobs } from "../domain/shop/job.ts";

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

const POLL_MS = 10 * 60_000;

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
