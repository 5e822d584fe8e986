/** Long background work, done by one process at a time. */
export type Jobs = {
  /** Sets the latest time at which the job is due. */
  plan(name: string, dueAt: Date): Promise<void>;
  /** Starts the job for this process. Undefined if it is not due, or if another process runs it. */
  claim(name: string, now: Date): Promise<Claim | undefined>;
  list(): Promise<{ name: string; dueAt: Date }[]>;
};

/** The right to run a job. It expires if its process saves no position for ten minutes. */
export type Claim = {
  /** The last saved position, empty at the beginning. */
  cursor: string;
  /** Saves the position and extends the claim. Throws if another process has taken over the job. */
  save(cursor: string, now: Date): Promise<void>;
  /** Ends the run. The next one starts at the beginning. */
  finish(dueAt: Date): Promise<void>;
};
