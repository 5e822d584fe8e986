/** A write that has landed, in this process or in another one on the same database. */
export type Landed = { revision: number; epoch: number; isOwn: boolean };

/** One stream tells of every write: of one's own before it is acknowledged, of another process's soon after. */
export type Changes = {
  /** The newest revision that is known to have landed. */
  revision(): number;
  /** Grows when the revisions begin anew, as after a restored backup: then nothing known before is true any more. */
  epoch(): number;
  /** Answers how to stop listening. A promise is waited for before one's own write is acknowledged. */
  listen(heard: (landed: Landed) => void | Promise<void>): () => void;
};
