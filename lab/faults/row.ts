/** Result of one row. */
export type Held = { holds: boolean; figure: string };

/** Tools for a row. The pages are built; all traffic stays on the loopback. */
export type Tools = {
  /** Path of a browser, found at the first call. */
  browser(): Promise<string>;
  /** Aborted when the row's time is over. Long rows check it. */
  signal: AbortSignal;
};

type Subject = { id: string; what: string };

type Longer = {
  hold: (tools: Tools) => Promise<Held>;
  minutes?: number;
  /** Reason why this machine cannot try the row, if there is one. */
  lacks?: () => Promise<string | undefined>;
};

/**
 * An attack or fault that the shop withstands, shown by tests of `npm test`, by a longer attempt, or by both. A row that
 * does not apply gives a reason.
 */
export type Row = Subject &
  ({ reason: string } | { tests: readonly string[] } | Longer | ({ tests: readonly string[] } & Longer));
