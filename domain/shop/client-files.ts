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
