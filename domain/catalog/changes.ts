/** The newest revision of the database. Writes of other processes become visible here after a short delay. */
export type Changes = {
  /** The newest committed revision known here. It includes a write of this process before the write is acknowledged. */
  revision(): number;
  /** Changes when revisions start again, after a restored backup or a failover. Everything cached before is then invalid. */
  epoch(): string;
};
