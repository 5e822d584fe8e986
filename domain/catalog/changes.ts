/** How far the writes have come, of this process and, soon after, of others on the same database. */
export type Changes = {
  /** The newest revision that is known to have landed; one's own before the write is acknowledged. */
  revision(): number;
  /** Another one when the revisions begin anew, as after a restored backup: then nothing known before is true any more. */
  epoch(): number;
};
