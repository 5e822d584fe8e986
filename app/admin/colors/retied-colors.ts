import { useRef } from "react";

/** The typed list of colors, and the picture tied to each color. */
export type TiedColors = { colors: string; colorImages: Record<string, string> };

/** The ties after colors were renamed: a renamed color keeps its picture. Undefined if colors were added or removed. */
export function retied({ colors, colorImages }: TiedColors, typed: string): Record<string, string> | undefined {
  const before = withoutEmptyLast(wordsIn(colors));
  // An empty last word may be about to be retyped: `krem, ` after `krem, lila` still counts as two.
  const after = [wordsIn(typed), withoutEmptyLast(wordsIn(typed))].find(({ length }) => length === before.length);
  if (!after) return undefined;
  const renamed = (word: string): string => {
    const now = after[before.indexOf(word)] ?? "";
    return before.includes(now) ? "" : now;
  };
  const ties = Object.entries(colorImages).map(([word, picture]) =>
    before.includes(word) && !after.includes(word) ? [renamed(word), picture] : [word, picture],
  );
  return Object.fromEntries(ties.filter(([word]) => word !== ""));
}

const wordsIn = (typed: string): string[] => typed.split(",").map((word) => word.trim());

const withoutEmptyLast = (words: string[]): string[] => (words.at(-1) === "" ? words.slice(0, -1) : words);

/** Keeps pictures tied to colors that are renamed. A half-typed word may equal another color, so the start is remembered. */
export function useRetiedColors(fields: TiedColors, onChange: (changes: Partial<TiedColors>) => void) {
  const renaming = useRef({ before: fields, now: fields });
  return (colors: string) => {
    const { before, now } = renaming.current;
    const start = isSame(now, fields) ? before : fields;
    const ties = retied(start, colors);
    const next = { colors, colorImages: ties ?? fields.colorImages };
    renaming.current = { before: ties ? start : next, now: next };
    onChange(isSame({ ...next, colors: fields.colors }, fields) ? { colors } : next);
  };
}

const isSame = (one: TiedColors, other: TiedColors): boolean =>
  one.colors === other.colors && JSON.stringify(one.colorImages) === JSON.stringify(other.colorImages);
