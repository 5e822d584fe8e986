import type { FailureMessage } from "../use-failure-handler.ts";
import type { Choice } from "./draft-merger.ts";
import type { Begun, Edited, FormErrors } from "./form-state.ts";

/** A refusal says what no field of the form is to blame for. */
export type Read<Input> = { ok: true; values: Input } | { ok: false; errors: FormErrors; refusal?: string | undefined };

/** A half-done form, kept on this device. */
export type HalfDoneStore<Row, Draft> = {
  read(): (Begun<Draft> & { at: string }) | undefined;
  write(half: Begun<Draft> & { at: string }, row: Row | undefined): void;
  remove(): void;
  /** A list elsewhere offers it, so the form itself does not. */
  isListed?: boolean;
};

export type FormWords = {
  failed: FailureMessage;
  /** Without it the server's own sentence. */
  savedByOthers?: string;
  removedByOthers?: string;
  /** The toast over a conflict. */
  conflict?: string;
};

/** A source gives a form its fields, says how they are read, and saves them. */
export type FormSource<Row, Draft extends object, Input> = Edited<Row, Draft> & {
  /** Tells this form from the others. */
  name: string;
  /** Left out for a form whose typing is not kept. */
  half?: HalfDoneStore<Row, Draft>;
  /** The version that stands after a conflict, for a form without room for a choice. She is told, and saves again. */
  keptInConflict?: Choice;
  read(draft: Draft): Read<Input>;
  /** Asked once at their fields; a second wish to save them is the answer. */
  doubts?(values: Input, saved: Draft): FormErrors;
  /** The row as it is now; undefined if it does not exist, or no longer. */
  find(row: Row | undefined): Promise<Row | undefined>;
  /** Without a row it is new. With a refusal nothing was saved, and `row` is what is there. */
  save(row: Row | undefined, values: Input): Promise<{ row: Row; step?: string | undefined; refusal?: string }>;
  words?(row: Row | undefined): FormWords;
};
