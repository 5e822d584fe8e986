import { COLOR_WORDS } from "../../../domain/catalog/color-words.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";
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
