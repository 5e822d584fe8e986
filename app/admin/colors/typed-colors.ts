import { useRef } from "react";
import { COLOR_WORDS } from "../../../domain/catalog/color-words.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";
import { COLOR_GROUP, valueMark } from "../../../domain/choice/chosen.ts";
import { togetherMark } from "../../../domain/choice/counted-together.ts";
import { partsOf } from "../../../domain/choice/options.ts";
import { fold } from "../../../domain/turkish.ts";

const MAX_SUGGESTIONS = 6;

/** Suggestions for the word that is being typed, the shop's own colors first, without those already listed. */
export function suggestedColors(typed: string, used: readonly string[]): string[] {
  const begun = fold(lastWord(typed));
  if (begun === "") return [];
  const listedAlready = splitList(typed).map(fold);
  // The last entry of a key wins, so the shop's own spelling comes last.
  const known = new Map([...COLOR_WORDS, ...used].map((word) => [fold(word), word]));
  const ranked = [...new Set([...used, ...COLOR_WORDS].map(fold))].filter((plain) => !listedAlready.includes(plain));
  const words = ranked.map((plain) => ({ plain, word: known.get(plain) ?? plain }));
  const first = words.filter(({ plain }) => plain.startsWith(begun));
  const second = words.filter(({ plain }) => !plain.startsWith(begun) && plain.includes(` ${begun}`));
  return [...first, ...second].slice(0, MAX_SUGGESTIONS).map(({ word }) => word);
}

/** Replaces the word that is being typed, and adds a comma for the next one. */
export const withSuggested = (typed: string, color: string): string => listed([...others(typed), color]);

export const endedList = (typed: string): string => listed(splitList(typed));

export const withoutLast = (typed: string): string => listed(splitList(typed).slice(0, -1));

export const withoutColor = (typed: string, color: string): string =>
  splitList(typed)
    .filter((other) => other !== color)
    .join(", ");

const lastWord = (typed: string): string => typed.slice(typed.lastIndexOf(",") + 1).trim();

const others = (typed: string): string[] => splitList(typed.slice(0, Math.max(0, typed.lastIndexOf(","))));

const listed = (colors: readonly string[]): string => colors.map((color) => `${color}, `).join("");

/** The typed list of colors, and what belongs to a color: its picture, and what is sold out and counted of it. */
export type TiedColors = {
  colors: string;
  colorImages: Record<string, string>;
  soldOut: string[][];
  counts: Record<string, string>;
  countsTogether: Record<string, string>;
};
type Ties = Omit<TiedColors, "colors">;

/** The pictures, marks and counts of colors after some were renamed. Undefined if colors were added or removed. */
export function retied(
  { colors, colorImages, soldOut, counts, countsTogether }: TiedColors,
  typed: string,
): Ties | undefined {
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
  const marks = new Map(before.map((word) => [valueMark(COLOR_GROUP, word), valueMark(COLOR_GROUP, renamed(word))]));
  const remarked = (mark: string) => marks.get(mark) ?? mark;
  const recounted = (rows: Record<string, string>) =>
    Object.fromEntries(Object.entries(rows).map(([mark, count]) => [togetherMark(partsOf(mark).map(remarked)), count]));
  return {
    colorImages: Object.fromEntries(
      Object.entries(colorImages).flatMap(([word, picture]) =>
        renamed(word) === "" ? [] : [[renamed(word), picture] as const],
      ),
    ),
    soldOut: soldOut.map((gone) => gone.map(remarked)),
    counts: recounted(counts),
    countsTogether: recounted(countsTogether),
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

const tiesOf = ({ colorImages, soldOut, counts, countsTogether }: TiedColors): Ties => ({
  ...{ colorImages, soldOut, counts, countsTogether },
});

const isSame = (one: TiedColors, other: TiedColors): boolean =>
  one.colors === other.colors && JSON.stringify(tiesOf(one)) === JSON.stringify(tiesOf(other));
