import { z } from "zod";
import { isInherited } from "../own-value.ts";
import { slugOf } from "../slug.ts";
import type { ChoiceSet, ChoiceValue } from "./choice-sets.ts";
import { nameKey } from "./name-key.ts";
import { pastedNames } from "./pasted-names.ts";

const typedValue = z.object({ id: z.string(), name: z.string(), note: z.string() });
const typedSets = z.array(
  z.object({ id: z.string(), name: z.string(), word: z.string(), values: z.array(typedValue) }),
);

/** The sets of a draft: they have all fields, but need not follow the rules yet. What is new has an empty id. */
export const setsIn = (draft: unknown): ChoiceSet[] => typedSets.safeParse(draft).data ?? [];

/** The sets as they are saved: what is new gets an id, and rows that were begun at the end are dropped. */
export const identifiedSets = (sets: readonly ChoiceSet[]): ChoiceSet[] =>
  withIds(
    sets.map((set) => ({ ...set, values: withIds(withoutBlankEnd(set.values), ({ name }) => name) })),
    ({ name }) => name,
  );

/** Ids of the names, each one alone in its list. A row that has one keeps it. */
export function withIds<Row extends { id: string }>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const taken = new Set(rows.map(({ id }) => id));
  return rows.map((row) => {
    if (row.id !== "") return row;
    const id = freeId(slugOf(nameOf(row)), taken);
    taken.add(id);
    return { ...row, id };
  });
}

function freeId(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id) && !isInherited(id)) return id;
  }
}

function withoutBlankEnd(values: readonly ChoiceValue[]): readonly ChoiceValue[] {
  const last = values.findLastIndex(({ name, note }) => (name + note).trim() !== "");
  return values.slice(0, last + 1);
}

/** The values that a pasted list adds, and the names in it that are there already or stand twice. */
export function pastedValues(
  text: string,
  there: readonly ChoiceValue[],
): { added: ChoiceValue[]; repeated: string[] } {
  const known = new Set(there.map(({ name }) => nameKey(name)));
  const added: ChoiceValue[] = [];
  const repeated: string[] = [];
  for (const name of pastedNames(text)) {
    const key = nameKey(name);
    if (known.has(key)) repeated.push(name);
    else added.push({ id: "", name, note: "" });
    known.add(key);
  }
  return { added, repeated };
}
