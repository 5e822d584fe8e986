import type { Jobs, Progress } from "../domain/shop/job.ts";

/** Long work that may be stopped after every piece, and goes on in whichever process comes next. */
export type Work = {
  name: string;
  /** When it is due again. */
  next(now: Date): Date;
  /** Goes on at `cursor`, empty at the beginning, and keeps how far it has come after every piece. */
  run(cursor: string, keep: (cursor: string, progress: Progress) => Promise<void>): Promise<void>;
  /** It goes on later. */
  failed(error: unknown): void;
};

type Parts = { jobs: Jobs; works: readonly Work[]; now: () => Date };

const LOOK_MS = 10 * 60_000;

/** Of all processes one does what is due; what fails, or ends with its process, is taken up again when its claim is over. */
export function openJobs({ jobs, works, now }: Parts) {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= lookOnce().finally(() => {
      running = undefined;
    });
  }, LOOK_MS).unref();

  async function lookOnce(): Promise<void> {
    for (const work of works) await doDue(work).catch(work.failed);
  }

  async function doDue({ name, next, run }: Work): Promise<void> {
    await jobs.plan(name, next(now()));
    const claim = await jobs.claim(name, now());
    if (!claim) return;
    await run(claim.cursor, (cursor, progress) => claim.save(cursor, progress, now()));
    await claim.finish(next(now()));
  }

  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
