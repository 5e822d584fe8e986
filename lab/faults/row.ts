/** What one row of the table came to. */
export type Held = { holds: boolean; figure: string };

/** What a row is held with: built pages, this machine's loopback, and what is handed in here. */
export type Tools = {
  /** The path of a browser, found when the first asks. */
  browser(): Promise<string>;
  /** Over when the row's time is: what takes long has to look at it. */
  signal: AbortSignal;
};

type Subject = { id: string; what: string };

type Longer = {
  hold: (tools: Tools) => Promise<Held>;
  minutes?: number;
  /** Why it cannot be tried on this machine, if it cannot. */
  lacks?: () => Promise<string | undefined>;
};

/**
 * What the shop withstands: seen by tests that `npm test` runs too, by something longer, or by both. A row that does not
 * apply says why.
 */
export type Row = Subject &
  ({ reason: string } | { tests: readonly string[] } | Longer | ({ tests: readonly string[] } & Longer));
