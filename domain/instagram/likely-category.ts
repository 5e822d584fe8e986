import { fold } from "../turkish.ts";

type Sorted = { words: string; category: string };

/** Endings of many: `kolyeler`, `takıları`. */
const stemOf = (word: string): string => word.replace(/(?:lar|ler)(?:i|im|imiz)?$/, "");

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** Words that say nothing of what a thing is. */
const COMMON = new Set([
  "urun",
  "urunleri",
  "hediye",
  "hediyelik",
  "ozel",
  "kisiye",
  "yeni",
  "trend",
  "set",
  "icin",
  "fiyat",
]);

/**
 * The category of a thing by its words: one that is named in them, else the one of what the owner has sorted before and is most like it. Empty
 * if nothing says so.
 */
export function likelyCategory(words: string, categories: readonly string[], before: readonly Sorted[]): string {
  const said = wordsOf(words).map(stemOf);
  const isSaid = (stem: string) => said.some((word) => word.startsWith(stem));
  const named = categories.find((name) => wordsOf(name).some((word) => !COMMON.has(word) && isSaid(stemOf(word))));
  if (named !== undefined) return named;
  const own = new Set(said.filter((word) => !COMMON.has(word)));
  const scores = before.map(({ words, category }) => ({
    category,
    score: [...new Set(wordsOf(words).map(stemOf))].filter((word) => own.has(word)).length,
  }));
  const best = scores.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.category : "";
}
