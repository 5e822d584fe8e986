import { choiceSets } from "../choice/choice-sets.ts";
import { TINT_NAMES } from "../look/paper.ts";
import type { Definitions } from "../moving/moved-product.ts";
import { SLUG } from "../slug.ts";
import { cellLines, escaped, partsAt, unescaped } from "./own-cells.ts";

const CATEGORY = "kategori";
const SET = "set";
const VALUE = "değer";
const HIDDEN = "gizli";

const lineOf = (kind: string, parts: readonly string[]): string => `${kind}: ${parts.map(escaped).join(", ")}`;

/**
 * A line for each category and each choice set, in the shop's order, and below a set a line for each of its values: name, id, and what is
 * shown beside it.
 */
export const definitionLines = ({ categories, sets }: Definitions): string[] => [
  ...categories.map(({ name, slug, tint, image, isHidden }) =>
    lineOf(CATEGORY, [name, slug, tint, image, isHidden ? HIDDEN : ""]),
  ),
  ...sets.flatMap(({ name, id, word, values }) => [
    lineOf(SET, [name, id, word]),
    ...values.map((value) => lineOf(VALUE, [value.name, value.id, value.note])),
  ]),
];

/** The definitions in these cells. Undefined where they are none, or not whole: then names alone make categories and sets. */
export function definitionsIn(cells: readonly string[]): { definitions?: Definitions; isBroken: boolean } {
  const lines = cells.flatMap(cellLines).map((line) => {
    const [kind = "", rest = ""] = partsAt(line, ":", 2);
    return { kind: kind.trim(), parts: partsAt(rest, ",").map(unescaped) };
  });
  if (lines.length === 0) return { isBroken: false };
  const categories: Definitions["categories"] = [];
  const sets: Definitions["sets"] = [];
  for (const { kind, parts } of lines) {
    const [name = "", id = "", third = "", fourth = "", fifth = ""] = parts;
    const tint = TINT_NAMES.find((one) => one === third);
    if (kind === SET) sets.push({ name, id, word: third, values: [] });
    else if (kind === VALUE && sets.length > 0) sets.at(-1)?.values.push({ name, id, note: third });
    else if (kind === CATEGORY && tint && SLUG.test(id))
      categories.push({ name, slug: id, tint, image: fourth, isHidden: fifth === HIDDEN });
    else return { isBroken: true };
  }
  const read = choiceSets.safeParse(sets);
  return read.success ? { definitions: { categories, sets: read.data }, isBroken: false } : { isBroken: true };
}
