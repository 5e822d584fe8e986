import type { Product } from "../../../domain/catalog/product.ts";
import { DRAFT_FIELDS, type DraftField, draftOf, isSameField, type ProductDraft } from "./product-form-values.ts";

/** The draft when typing began, the product as it is saved now, and the fields that were typed. */
export type Versions = { before: ProductDraft; now: ProductDraft; typed: Partial<ProductDraft> };

export type Choice = "mine" | "theirs";

/** A choice holds only against the value it was made against. */
export type Choices = Partial<Record<DraftField, { choice: Choice; over: ProductDraft }>>;

/** The fields that two people changed to different values. */
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

/** The versions after the choices: a chosen field is no longer in conflict. */
function resolved({ before, now, typed }: Versions, choices: Choices): Versions {
  const chosen = DRAFT_FIELDS.filter((field) => choiceOf(field, choices, now) !== undefined);
  const dropped = chosen.filter((field) => choiceOf(field, choices, now) === "theirs");
  return { before: withFields(before, now, chosen), now, typed: without(typed, dropped) };
}

export const unresolvedConflicts = (versions: Versions, choices: Choices): DraftField[] =>
  conflictsIn(resolved(versions, choices));

/** Typed text stays to the letter; a field that only others changed takes their value. */
export function mergedDraft(versions: Versions, choices: Choices): ProductDraft {
  const { before, now, typed } = resolved(versions, choices);
  const mine = { ...now, ...typed };
  const changedBack = DRAFT_FIELDS.filter(
    (field) => isSameField(field, mine, before) && !isSameField(field, before, now),
  );
  return withFields(mine, now, changedBack);
}

/** Undefined while a conflict is unresolved. */
export function draftMergedInto(current: Product, versions: Versions, choices: Choices): ProductDraft | undefined {
  const { before, typed } = resolved(versions, choices);
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
