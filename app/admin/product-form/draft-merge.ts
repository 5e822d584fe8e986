import type { Product } from "../../../domain/catalog/product.ts";
import { DRAFT_FIELDS, type DraftField, draftOf, isSameField, type ProductDraft } from "./product-form-values.ts";

/** As it was when typing began, as it stands now, and what was typed. */
export type Versions = { before: ProductDraft; now: ProductDraft; typed: Partial<ProductDraft> };

export type Choice = "mine" | "theirs";

/** A choice holds only against the value it was made against. */
export type Choices = Partial<Record<DraftField, { choice: Choice; over: ProductDraft }>>;

/** What two people made two different things of. */
export const conflictsIn = ({ before, now, typed }: Versions): DraftField[] => {
  const mine = { ...before, ...typed };
  return DRAFT_FIELDS.filter(
    (field) => !isSameField(field, mine, before) && !isSameField(field, now, before) && !isSameField(field, mine, now),
  );
};

export function choiceOf(field: DraftField, choices: Choices, now: ProductDraft): Choice | undefined {
  const made = choices[field];
  return made && isSameField(field, made.over, now) ? made.choice : undefined;
}

/** Everything that was chosen counts as known. */
function settled({ before, now, typed }: Versions, choices: Choices): Versions {
  const chosen = DRAFT_FIELDS.filter((field) => choiceOf(field, choices, now) !== undefined);
  const given = chosen.filter((field) => choiceOf(field, choices, now) === "theirs");
  return { before: withFields(before, now, chosen), now, typed: without(typed, given) };
}

export const openConflicts = (versions: Versions, choices: Choices): DraftField[] =>
  conflictsIn(settled(versions, choices));

/** What was typed stays to the letter; what only others changed is as they left it. */
export function mergedDraft(versions: Versions, choices: Choices): ProductDraft {
  const { before, now, typed } = settled(versions, choices);
  const mine = { ...now, ...typed };
  const putBack = DRAFT_FIELDS.filter((field) => isSameField(field, mine, before) && !isSameField(field, before, now));
  return withFields(mine, now, putBack);
}

/** Undefined where someone has to choose first. */
export function draftMergedInto(current: Product, versions: Versions, choices: Choices): ProductDraft | undefined {
  const { before, typed } = settled(versions, choices);
  const next = { before, typed, now: draftOf(current) };
  return conflictsIn(next).length === 0 ? mergedDraft(next, {}) : undefined;
}

export const withFields = (
  draft: ProductDraft,
  other: ProductDraft,
  fields: readonly (keyof ProductDraft)[],
): ProductDraft => ({ ...draft, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

const without = (typed: Partial<ProductDraft>, fields: readonly DraftField[]): Partial<ProductDraft> =>
  Object.fromEntries(Object.entries(typed).filter(([field]) => !fields.some((one) => one === field)));
