import type { Author } from "./author.ts";

/** A step is what one tap did, to one thing or to thousands. `shift` is what made room for something placed. */
export const EVENT_KINDS = [
  "create",
  "change",
  "remove",
  "bring-back",
  "revert",
  "price",
  "place",
  "shift",
  "undo",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
export type StepKind = Exclude<EventKind, "shift">;

export type DoneStep = { step: string; count: number };

/** `left` are those that someone changed since; what they did stands. */
export type UndoneStep = DoneStep & { left: number };

export type ListedStep = {
  id: string;
  kind: StepKind;
  /** To what it was done, such as `product`, and the name of one of them. */
  subject: string;
  name: string;
  at: string;
  by: string;
  count: number;
  isUndone: boolean;
};

export const STEPS_PER_PAGE = 50;

export type FieldChange = { before: unknown; after: unknown };

/** What one step did to one thing, by the names of its fields. */
export type LedgerEvent = {
  id: string;
  step: string;
  kind: StepKind;
  at: string;
  by: string;
  changes: Record<string, FieldChange>;
};

/** How long the trash keeps what was removed, and the list of steps looks back. */
export const TRASH_DAYS = 30;

/** Steps that were done to any subject, and how they are taken back (decisions 42 and 68). */
export type Ledger = {
  /** Of the last days, the newest first, so many at once; `before` is the id of one, and what comes back is older. */
  listSteps(before?: string): Promise<ListedStep[]>;
  /** Every field goes back that nobody changed since. Throws `not-found` or `conflict`. */
  undoStep(step: string, by: Author): Promise<UndoneStep>;
  /** What nobody can get back any more goes for good. */
  removeExpired(now: Date): Promise<void>;
};
