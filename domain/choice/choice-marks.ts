import type { ChoiceSet } from "./choice-sets.ts";
import { colorMark, valueMark, WHOLE } from "./chosen.ts";
import type { ProductChoice } from "./product-choices.ts";

/** The words of a mark: `pembe`, `iPhone 13`. Empty for the whole product. */
export function markName(mark: string, sets: readonly ChoiceSet[]): string {
  const [group, id] = partsOf(mark);
  const set = sets.find((one) => one.id === group);
  return set?.values.find((value) => value.id === id)?.name ?? id;
}

type Choosable = { colors: readonly string[]; choices: readonly ProductChoice[] };

/** Whether a product comes in what a mark stands for. */
export function comesIn({ colors, choices }: Choosable, mark: string): boolean {
  if (mark === WHOLE || colors.some((color) => colorMark(color) === mark)) return true;
  const [, id] = partsOf(mark);
  return choices.some(({ set, without }) => valueMark(set, id) === mark && !without.includes(id));
}

type Marked = Choosable & { soldOut: readonly (readonly string[])[]; counts: Readonly<Record<string, number>> };

/** A color or value that the product no longer comes in is neither sold out nor counted. */
export function marksLeft(product: Marked) {
  return {
    soldOut: product.soldOut
      .map((marks) => [...marks])
      .filter((marks) => marks.every((mark) => comesIn(product, mark))),
    counts: Object.fromEntries(Object.entries(product.counts).filter(([mark]) => comesIn(product, mark))),
  };
}

/** What a mark answers: the id of a set, or the color. */
export const questionOf = (mark: string): string => partsOf(mark)[0];

type Counts = Readonly<Record<string, number>>;
type SoldOut = readonly (readonly string[])[];

/** The counts of today, with those that a change took away. */
export const countsBack = (now: Counts, before: Counts, after: Counts): Record<string, number> => ({
  ...Object.fromEntries(Object.entries(before).filter(([mark]) => !Object.hasOwn(after, mark))),
  ...now,
});

/** The sold-out marks of today, with those that a change took away. */
export function soldOutBack(now: SoldOut, before: SoldOut, after: SoldOut): string[][] {
  const known = new Set([...now, ...after].map((marks) => marks.join(" ")));
  return [...now, ...before.filter((marks) => !known.has(marks.join(" ")))].map((marks) => [...marks]);
}

function partsOf(mark: string): [group: string, id: string] {
  const at = mark.indexOf("=");
  return [mark.slice(0, Math.max(0, at)), mark.slice(at + 1)];
}
