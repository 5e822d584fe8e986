/** How often somebody failed, and when last. After `endsAt` it means nothing. */
export type Failures = { count: number; at: Date; endsAt: Date };

/** What all processes of a shop have counted together, and no restart forgets. */
export type Attempts = {
  /** Keeps what `decide` makes of what is known; nobody else counts with this key meanwhile. */
  change(key: string, decide: (known: Failures | undefined) => Failures | undefined): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
