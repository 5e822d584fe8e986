import { useRef, useState } from "react";
import { type Choice, type Choices, type DraftMerger, withFields } from "./draft-merger.ts";

type Begun<Draft> = { before: Draft; changes: Partial<Draft> };

type MergedDraft<Draft extends object> = {
  fields: readonly (keyof Draft & string)[];
  merger: DraftMerger<Draft>;
  /** What was typed earlier, and what was saved when that typing began. */
  begun: Begun<Draft>;
  /** What is saved now; undefined where nothing is. */
  saved: Draft | undefined;
  /** Called with every change; `isUnchanged` if the form says what is saved. */
  store: (typed: Begun<Draft> & { isUnchanged: boolean }) => void;
};

/** A draft whose untouched fields follow what is saved, and whose typed ones stay to the letter. */
export function useMergedDraft<Draft extends object>({ fields, merger, begun, saved, store }: MergedDraft<Draft>) {
  const [before, setBefore] = useState(begun.before);
  const [changes, setChanges] = useState(begun.changes);
  const [choices, setChoices] = useState<Choices<Draft>>({});
  /** Also what she typed since the last drawing, for an answer that arrives meanwhile. */
  const newest = useRef(changes);
  const put = (next: Begun<Draft>) => {
    newest.current = next.changes;
    setBefore(next.before);
    setChanges(next.changes);
  };

  // Someone else may have saved since the form was opened.
  const now = saved ?? before;
  const versions = { before, now, typed: changes };
  const chosen = fields.filter((field) => merger.choiceOf(field, choices, now) !== undefined);

  const choose = (names: readonly (keyof Draft & string)[], choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(names.map((field) => [field, { choice, over: now }])) });

  return {
    begun: { before, changes },
    now,
    draft: merger.mergedDraft(versions, choices),
    /** The typed text, also of fields where the other version was chosen. */
    typed: { ...now, ...changes },
    /** The fields in conflict, chosen ones included, until the form is saved. */
    conflicts: fields.filter((field) => chosen.includes(field) || merger.conflictsIn(versions).includes(field)),
    unresolved: merger.unresolvedConflicts(versions, choices),
    chosen: (field: keyof Draft & string) => merger.choiceOf(field, choices, now),
    choose,
    restart(from: Begun<Draft>) {
      put(from);
      setChoices({});
    },
    /** The save ended: its text is saved, text typed since stays. Answers whether nothing is left to save. */
    settle(current: Draft): boolean {
      const typed = { before: current, changes: merger.typedSince(changes, newest.current) };
      put(typed);
      setChoices({});
      const isUnchanged = merger.isSameDraft({ ...current, ...typed.changes }, current);
      store({ ...typed, isUnchanged });
      return isUnchanged;
    },
    mergeInto: (current: Draft) => merger.mergedInto(current, versions, choices),
    change(next: Partial<Draft>) {
      const changed = fields.filter((field) => Object.hasOwn(next, field));
      const conflicting = merger.conflictsIn(versions);
      // Typing in a conflicting field chooses the typed version.
      choose(
        changed.filter((field) => chosen.includes(field) || conflicting.includes(field)),
        "mine",
      );
      const typed = { before: withFields(before, now, changed), changes: { ...changes, ...next } };
      put(typed);
      const base = saved ?? typed.before;
      const result = merger.mergedDraft({ before: typed.before, now: base, typed: typed.changes }, {});
      store({ ...typed, isUnchanged: merger.isSameDraft(result, base) });
    },
  };
}
