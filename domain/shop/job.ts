export type Progress = { done: number; total: number };

/** Long work of which several processes do each piece once. */
export type Jobs = {
  /** The job is due then at the latest. */
  plan(name: string, dueAt: Date): Promise<void>;
  /** Undefined where it is not due, or another process does it. */
  claim(name: string, now: Date): Promise<Claim | undefined>;
  find(name: string): Promise<(Progress & { dueAt: Date }) | undefined>;
};

/** Ends by itself when its process has said nothing for ten minutes. */
export type Claim = {
  /** Where the work goes on: what was kept last, empty at the beginning. */
  cursor: string;
  /** Keeps how far the work has come, and the claim. Throws where another process has taken the job over. */
  save(cursor: string, progress: Progress, now: Date): Promise<void>;
  /** The next time begins at the beginning. */
  finish(dueAt: Date): Promise<void>;
};
