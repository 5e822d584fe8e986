/** A write that has landed, in this process or in another one on the same database. */
export type Landed = { revision: number; isOwn: boolean };

/** One stream tells of every write: of one's own before it is acknowledged, of another process's soon after. */
export type Changes = {
  /** The newest revision that is known to have landed. */
  revision(): number;
  /** Answers how to stop listening. */
  listen(heard: (landed: Landed) => void): () => void;
};
