import { useRef } from "react";
import { colorMark } from "../../../domain/choice/chosen.ts";

/** The typed list of colors, and what belongs to a color: its picture, and what is sold out and counted of it. */
export type TiedColors = {
  colors: string;
  colorImages: Record<string, string>;
  soldOut: string[][];
  counts: Record<string, string>;
};
type Ties = Omit<TiedColors, "colors">;

/** The pictures, marks and counts of colors after some were renamed. Undefined if colors were added or removed. */
export function retied({ colors, colorImages, soldOut, counts }: TiedColors, typed: string): Ties | undefined {
  const before = withoutEmptyLast(wordsIn(colors));
  // An empty last word may be about to be retyped: `krem, ` after `krem, lila` still counts as two.
  const after = [wordsIn(typed), withoutEmptyLast(wordsIn(typed))].find(({ length }) => length === before.length);
  if (!after) return undefined;
  /** Empty for a color that is gone. */
  const renamed = (word: string): string => {
    if (!before.includes(word) || after.includes(word)) return word;
    const now = after[before.indexOf(word)] ?? "";
    return before.includes(now) ? "" : now;
  };
  const marks = new Map(before.map((word) => [colorMark(word), colorMark(renamed(word))]));
  const remarked = (mark: string) => marks.get(mark) ?? mark;
  return {
    colorImages: Object.fromEntries(
      Object.entries(colorImages).flatMap(([word, picture]) =>
        renamed(word) === "" ? [] : [[renamed(word), picture] as const],
      ),
    ),
    soldOut: soldOut.map((gone) => gone.map(remarked)),
    counts: Object.fromEntries(Object.entries(counts).map(([mark, count]) => [remarked(mark), count])),
  };
}

const wordsIn = (typed: string): string[] => typed.split(",").map((word) => word.trim());

const withoutEmptyLast = (words: string[]): string[] => (words.at(-1) === "" ? words.slice(0, -1) : words);

/** Keeps what belongs to colors that are renamed. A half-typed word may equal another color, so the start is remembered. */
export function useRetiedColors(fields: TiedColors, onChange: (changes: Partial<TiedColors>) => void) {
  const renaming = useRef({ before: fields, now: fields });
  return (colors: string) => {
    const { before, now } = renaming.current;
    const start = isSame(now, fields) ? before : fields;
    const ties = retied(start, colors);
    const next = { ...(ties ?? tiesOf(fields)), colors };
    renaming.current = { before: ties ? start : next, now: next };
    onChange(isSame({ ...next, colors: fields.colors }, fields) ? { colors } : next);
  };
}

const tiesOf = ({ colorImages, soldOut, counts }: TiedColors): Ties => ({ colorImages, soldOut, counts });

const isSame = (one: TiedColors, other: TiedColors): boolean =>
  one.colors === other.colors && JSON.stringify(tiesOf(one)) === JSON.stringify(tiesOf(other));
