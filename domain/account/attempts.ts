/** How often something was tried; `at` is when its counting began, or when it was tried last. After `endsAt` it means nothing. */
export type Counter = { count: number; at: Date; endsAt: Date };

export type Counters = ReadonlyMap<string, Counter>;

/** What all processes of a shop have counted together, and no restart forgets. */
export type Attempts = {
  find(key: string): Promise<Counter | undefined>;
  /** Keeps what `decide` makes of what is known, all of it or none; nobody else counts with these keys meanwhile. */
  change(keys: readonly string[], decide: (known: Counters) => Counters): Promise<void>;
  forget(key: string): Promise<void>;
  forgetOld(now: Date): Promise<void>;
};
