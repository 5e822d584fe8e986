import { type Choice, type Choices, draftMerger, type FormFields, withFields } from "./draft-merger.ts";

/** Values of a form as they stand in it: what is typed need not be right yet. */
export type Typed = Record<string, unknown>;

/** By the path of the value, such as `name` or `slides.2.title`. */
export type FormErrors = Readonly<Record<string, string>>;

/** `changes` was typed over `before`, which was saved when that typing began. */
export type Begun<Draft> = { before: Draft; changes: Partial<Draft> };

export type FormState<Row, Draft> = Begun<Draft> & {
  /** The saved row; undefined before the first save and after a removal. */
  row: Row | undefined;
  choices: Choices<Draft>;
  errors: FormErrors;
  /** Why it was not saved. */
  refusal: string | undefined;
  /** The number of refused saves. Each one moves the focus. */
  refusals: number;
  isBusy: boolean;
};

type Name<Draft> = keyof Draft & string;

export type FormEvent<Row, Draft> =
  | { kind: "typed"; changes: Partial<Draft> }
  | { kind: "continued"; half: Begun<Draft> }
  | { kind: "chosen"; fields: readonly Name<Draft>[]; choice: Choice }
  | { kind: "doubted"; errors: FormErrors }
  | { kind: "sent" }
  | { kind: "refused"; refusal?: string; errors: FormErrors }
  /** Somebody else, or an undo, has saved or removed it. */
  | { kind: "found"; row: Row | undefined; refusal?: string }
  /** `sent` is what was typed when she asked to save. */
  | { kind: "saved"; row: Row; sent: Partial<Draft> }
  | { kind: "ended" };

/** The row that is edited, and the form that edits it. */
export type Edited<Row, Draft extends object> = FormFields<Draft> & {
  /** The values of the fields; without a row those that a new one begins with. */
  draftOf(row: Row | undefined): Draft;
};

/** The state of every form of the panel: the only place where typing, saving and undoing meet. */
export function formAfter<Row, Draft extends object>(
  edited: Edited<Row, Draft>,
  state: FormState<Row, Draft>,
  event: FormEvent<Row, Draft>,
): FormState<Row, Draft> {
  switch (event.kind) {
    case "typed":
      return afterTyping(edited, state, event.changes);
    case "continued":
      return { ...state, before: event.half.before, changes: event.half.changes, choices: {} };
    case "chosen":
      return { ...state, choices: { ...state.choices, ...choicesOf(edited, state, event) } };
    case "doubted":
      return { ...state, errors: { ...state.errors, ...event.errors } };
    case "sent":
      return { ...state, isBusy: true, errors: {}, refusal: undefined };
    case "refused":
      return { ...state, refusal: event.refusal, errors: event.errors, refusals: state.refusals + 1 };
    case "found":
      // Unsaved typing stays over it.
      return { ...state, row: event.row, refusal: event.refusal ?? state.refusal };
    case "saved": {
      const changes = draftMerger(edited).typedSince(event.sent, state.changes);
      return { ...state, row: event.row, before: edited.draftOf(event.row), changes, choices: {} };
    }
    case "ended":
      return { ...state, isBusy: false };
  }
}

function afterTyping<Row, Draft extends object>(
  edited: Edited<Row, Draft>,
  state: FormState<Row, Draft>,
  changes: Partial<Draft>,
): FormState<Row, Draft> {
  const { conflicts, now } = formView(edited, state);
  const changed = edited.fields.filter((field) => Object.hasOwn(changes, field));
  // Typing in a conflicting field chooses the typed version.
  const fields = changed.filter((field) => conflicts.includes(field));
  return {
    ...state,
    before: withFields(state.before, now, changed),
    changes: { ...state.changes, ...changes },
    choices: { ...state.choices, ...choicesOf(edited, state, { fields, choice: "mine" }) },
    errors: withoutFields(state.errors, changed),
    refusal: undefined,
  };
}

function choicesOf<Row, Draft extends object>(
  edited: Edited<Row, Draft>,
  state: FormState<Row, Draft>,
  { fields, choice }: { fields: readonly Name<Draft>[]; choice: Choice },
): Choices<Draft> {
  const over = savedDraft(edited, state);
  const made: Choices<Draft> = {};
  for (const field of fields) made[field] = { choice, over };
  return made;
}

const savedDraft = <Row, Draft extends object>(
  { draftOf }: Edited<Row, Draft>,
  { row, before }: FormState<Row, Draft>,
) => (row ? draftOf(row) : before);

/** The fields as the form shows them. Untouched fields follow the saved row, typed ones stay to the letter. */
export function formView<Row, Draft extends object>(edited: Edited<Row, Draft>, state: FormState<Row, Draft>) {
  const { fields } = edited;
  const merger = draftMerger(edited);
  const { before, changes, choices } = state;
  const now = savedDraft(edited, state);
  const versions = { before, now, typed: changes };
  const draft = merger.mergedDraft(versions, choices);
  const chosen = (field: Name<Draft>) => merger.choiceOf(field, choices, now);
  const inConflict = merger.conflictsIn(versions);
  return {
    now,
    draft,
    /** The typed text, also of fields where the other version was chosen. */
    typed: { ...now, ...changes },
    /** The fields in conflict, chosen ones included, until the form is saved. */
    conflicts: fields.filter((field) => chosen(field) !== undefined || inConflict.includes(field)),
    unresolved: merger.unresolvedConflicts(versions, choices),
    chosen,
    /** Others have saved since the typing began. */
    isOutdated: !merger.isSameDraft(before, now),
    isChanged: !merger.isSameDraft(draft, now),
    /** Something typed is not saved, whatever was chosen. */
    isHalfDone: !merger.isSameDraft(merger.mergedDraft(versions, {}), now),
    /** Undefined while a conflict with `current` is unresolved. */
    mergedInto: (current: Row) => merger.mergedInto(edited.draftOf(current), versions, choices),
  };
}

/** An error of a list belongs to the list. */
const withoutFields = (errors: FormErrors, fields: readonly string[]): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`))),
  );
