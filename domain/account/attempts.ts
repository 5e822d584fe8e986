/** The number of failed attempts and the time of the last one. They count until `endsAt`. */
export type Failures = { count: number; at: Date; endsAt: Date };

/** Counters of failed attempts, shared by all processes and kept across restarts. */
export type Attempts = {
  /** Replaces the counter of a key. The key is locked until then. */
  change(key: string, decide: (known: Failures | undefined) => Failures | undefined): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
