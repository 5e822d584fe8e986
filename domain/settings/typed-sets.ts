import { type ChoiceSet, type ChoiceValue, choiceSets } from "../choice/choice-sets.ts";
import { nameKey } from "../choice/value-names.ts";
import { isInherited } from "../plain-text.ts";
import { slugOf } from "../slug.ts";
import { typedIn } from "../typed-list.ts";

/** The sets of a draft. New sets and values have an empty id. */
export const setsIn = (draft: unknown): ChoiceSet[] => typedIn(choiceSets, draft);

/** The sets as they are saved. New rows get an id, and unfinished rows at the end are dropped. */
export const identifiedSets = (sets: readonly ChoiceSet[]): ChoiceSet[] =>
  withIds(
    sets.map((set) => ({ ...set, values: withIds(withoutBlankEnd(set.values), ({ name }) => name) })),
    ({ name }) => name,
  );

/** Gives each row without an id one that is made of its name and unique in the list. */
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

/** The values that a pasted list adds, and the names in it that are already there or occur twice. */
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

/**
 * The names in a pasted list: a line, a cell of a table or a part between commas is one. Bullets and the numbers of a numbered list are
 * no part of a name. What stands in parentheses or quotes stays together, and so does a decimal such as `3,5 mm`.
 */
export const pastedNames = (text: string): string[] =>
  withoutNumbers(text.split(/\r?\n/).map(withoutBullet))
    .flatMap(partsOf)
    .map((part) =>
      withoutBullet(part)
        .replace(/^"(.+)"$/, "$1")
        .trim(),
    )
    .filter((name) => name !== "");

/** A dash, a star or a plus needs a space behind it: `-2,50` and `+1` are names. */
const BULLET = /^\s*(?:[•●○◦▪■□►▶➤✓✔✅☑]\uFE0F?\s*|\d\uFE0F?\u20E3\s*|[-–—*+]\s+)/u;

const withoutBullet = (line: string): string => line.replace(BULLET, "").trim();

/** `1. `, `2) ` or `3-`, not the start of `3.5` or `3 - 4 yaş`. */
const NUMBER = /^\(?(\d{1,3})\s*(?:[.):](?!\d)|-(?!\s*\d))\s*(?=\S)/;

/** Removes the numbers of a numbered list. They count up from line to line, and the lines still differ without them: `9. nesil`, `10. nesil` are names. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.filter((line) => NUMBER.test(line));
  const numbers = numbered.map((line) => Number(NUMBER.exec(line)?.[1]));
  const bare = numbered.map((line) => line.replace(NUMBER, ""));
  const counts = numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? NaN) + 1 || at === 0);
  const isList = counts && (numbers[0] === 1 || numbers.length > 1) && (bare.length === 1 || new Set(bare).size > 1);
  return isList ? lines.map((line) => line.replace(NUMBER, "")) : lines;
}

/** `36,37,38` is a list of sizes, `36,5` is a single size. */
const SIZES = /\d+(?:,\d+){2,}/g;

const PART = /(?:"[^"]*"|\([^)]*\)|\d,(?=\d)|[^,;\t•●▪])+/g;

const partsOf = (line: string): readonly string[] =>
  line.replace(SIZES, (sizes) => sizes.replaceAll(",", ";")).match(PART) ?? [];
