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

/** A script, style sheet, picture or font of a build, with its compressed forms. Its name contains a hash of its content. */
export type ClientFile = {
  name: string;
  type: string;
  bytes: Uint8Array;
  br: Uint8Array | null;
  gzip: Uint8Array | null;
};

/** The files of all builds that ran within two weeks, for pages that are still open (decision 34). */
export type ClientFiles = {
  /** Keeps the files of a build, which uses them now. */
  keep(files: readonly ClientFile[], now: Date): Promise<void>;
  find(name: string): Promise<ClientFile | undefined>;
  /** Removes those that no build has used for two weeks. */
  removeExpired(now: Date): Promise<void>;
};
