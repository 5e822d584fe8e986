/** The draft when typing began, what is saved now, and the fields that were typed. */
export type Versions<Draft> = { before: Draft; now: Draft; typed: Partial<Draft> };

export type Choice = "mine" | "theirs";

/** A choice holds only against the value it was made against. */
export type Choices<Draft> = Partial<Record<keyof Draft & string, { choice: Choice; over: Draft }>>;

type Name<Draft> = keyof Draft & string;

export type FormFields<Draft extends object> = {
  fields: readonly Name<Draft>[];
  /** The value as which a typed field would be saved: `120` and `120,00` are one price. Left out where only equal texts mean the same. */
  meant?(field: Name<Draft>, draft: Draft): unknown;
  /** Fields that are lists of texts by key, such as counts. They are merged entry by entry. */
  entries?: readonly Name<Draft>[];
};

/** Merges what two people changed in the same form, field by field. */
export function draftMerger<Draft extends object>({ fields, meant = typedValue, entries = [] }: FormFields<Draft>) {
  const isSame = (field: Name<Draft>, one: Draft, other: Draft): boolean =>
    one[field] === other[field] || sortedJson(meant(field, one)) === sortedJson(meant(field, other));

  /** The fields that two people changed to different values. */
  const conflictsIn = ({ before, now, typed }: Versions<Draft>): Name<Draft>[] => {
    const mine = { ...before, ...typed };
    return fields.filter((field) =>
      entries.includes(field)
        ? mergedEntries(field, { before, now, mine }).isClash
        : !isSame(field, mine, before) && !isSame(field, now, before) && !isSame(field, mine, now),
    );
  };

  function choiceOf(field: Name<Draft>, choices: Choices<Draft>, now: Draft): Choice | undefined {
    const made = choices[field];
    return made && isSame(field, made.over, now) ? made.choice : undefined;
  }

  /** The versions after the choices: a chosen field is no longer in conflict. */
  function resolved({ before, now, typed }: Versions<Draft>, choices: Choices<Draft>): Versions<Draft> {
    const chosen = fields.filter((field) => choiceOf(field, choices, now) !== undefined);
    const dropped = chosen.filter((field) => choiceOf(field, choices, now) === "theirs");
    const mine = { ...before, ...typed };
    // Of entries only those that clash are theirs.
    const kept = dropped.filter((field) => entries.includes(field));
    const merged = kept.map((field) => [field, mergedEntries(field, { before, now, mine }).theirs]);
    const left = { ...without(typed, dropped), ...Object.fromEntries(merged) };
    return { before: withFields(before, now, chosen), now, typed: left };
  }

  /** Typed text stays to the letter; a field that only others changed takes their value. */
  function mergedDraft(versions: Versions<Draft>, choices: Choices<Draft>): Draft {
    const { before, now, typed } = resolved(versions, choices);
    const both = entries
      .filter((field) => field in typed)
      .map((field) => [field, mergedEntries(field, { before, now, mine: { ...before, ...typed } }).mine]);
    const mine = { ...now, ...typed, ...Object.fromEntries(both) };
    const changedBack = fields.filter((field) => isSame(field, mine, before) && !isSame(field, before, now));
    return withFields(mine, now, changedBack);
  }

  return {
    conflictsIn,
    choiceOf,
    mergedDraft,
    unresolvedConflicts: (versions: Versions<Draft>, choices: Choices<Draft>) =>
      conflictsIn(resolved(versions, choices)),

    /** Undefined while a conflict is unresolved. */
    mergedInto(current: Draft, versions: Versions<Draft>, choices: Choices<Draft>): Draft | undefined {
      const { before, typed } = resolved(versions, choices);
      const next = { before, typed, now: current };
      return conflictsIn(next).length === 0 ? mergedDraft(next, {}) : undefined;
    },

    /** Takes `sent` as saved, and keeps the text typed since. */
    typedSince: (sent: Partial<Draft>, typed: Partial<Draft>) =>
      without(
        typed,
        fields.filter((field) => JSON.stringify(typed[field]) === JSON.stringify(sent[field])),
      ),

    isSameDraft: (one: Draft, other: Draft) => fields.every((field) => isSame(field, one, other)),
  };
}

type Entries = ReadonlyMap<string, unknown>;

const entriesIn = (value: unknown): Entries =>
  new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);

/** The entries of a field that two people changed. Of an entry that both changed, `mine` and `theirs` hold one of the two. */
function mergedEntries<Draft extends object>(field: keyof Draft, versions: { before: Draft; now: Draft; mine: Draft }) {
  const [before, now, mine] = [versions.before, versions.now, versions.mine].map((draft) => entriesIn(draft[field]));
  const keys = [...new Set([...(now?.keys() ?? []), ...(mine?.keys() ?? [])])];
  const isChanged = (entries: Entries | undefined, key: string) => entries?.get(key) !== before?.get(key);
  const isClash = (key: string) => isChanged(mine, key) && isChanged(now, key) && mine?.get(key) !== now?.get(key);
  const merged = (atClash: Entries | undefined) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const from = isClash(key) ? atClash : isChanged(mine, key) ? mine : now;
        return from?.has(key) ? [[key, from.get(key)] as const] : [];
      }),
    );
  return { isClash: keys.some(isClash), mine: merged(mine), theirs: merged(now) };
}

export const typedValue = <Draft extends object>(field: keyof Draft, draft: Draft): unknown => draft[field];

/** The order of an object's entries means nothing. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

export const withFields = <Draft extends object>(
  draft: Draft,
  other: Draft,
  fields: readonly (keyof Draft)[],
): Draft => ({ ...draft, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

function without<Draft extends object>(typed: Partial<Draft>, fields: readonly (keyof Draft)[]): Partial<Draft> {
  const rest = { ...typed };
  for (const field of fields) delete rest[field];
  return rest;
}
