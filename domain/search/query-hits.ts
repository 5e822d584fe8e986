import { COLOR_WORDS } from "../catalog/color-words.ts";
import { asOneWord } from "./query-phrases.ts";
import type { Occasion } from "./search-guide.ts";
import { type Hits, mergeHits, type SearchIndex } from "./search-index.ts";
import type { QueryWord } from "./search-query.ts";
import type { OccasionHits } from "./search-ranking.ts";
import { COLOR } from "./search-terms.ts";
import { FILLER_WORDS, searchWords } from "./search-words.ts";
import { writtenWords } from "./written-words.ts";

/** The words of a query in which typos are assumed: none, those unknown to the shop, all, or all with a looser limit. */
export type TypoSearch = "none" | "unknown-words" | "every-word" | "every-word-loosely";

const MAX_JOINED_WORDS = 3;
/** A word that only descriptions contain scores at most this, and is still checked for typos in names. */
export const MAX_DESCRIBED_SCORE = 0.3;

/** The hits of each query word, including those of the word joined with its neighbours. */
export function hitsOf(index: SearchIndex, words: readonly QueryWord[], typos: TypoSearch): Hits[] {
  const hitsByWord = words.map((word) => (isFiller(word) ? index.phraseHits([word.text]) : index.wordHits(word)));
  for (const { from, to, hits } of joinedHits(index, words)) {
    for (const own of hitsByWord.slice(from, to)) mergeHits(own, hits);
  }
  const isUnknown = hitsByWord.map(({ best }) => best <= MAX_DESCRIBED_SCORE);
  if (typos === "none") return hitsByWord.map((hits, at) => (isUnknown[at] ? index.noHits() : hits));
  words.forEach(({ text, isOptional }, at) => {
    const hits = hitsByWord[at];
    if (!hits || isOptional || (typos === "unknown-words" && !isUnknown[at])) return;
    mergeHits(hits, index.typoHits(text, "strict"));
    if (hits.count === 0 && typos === "every-word-loosely") mergeHits(hits, index.typoHits(text, "loose"));
  });
  return hitsByWord;
}

/** A filler word matches only as a whole: `mi` of `orijinal mi` is not the beginning of `mini`. */
const isFiller = ({ text, isOptional }: QueryWord): boolean => isOptional && FILLER_WORDS.has(text);

type JoinedHits = { from: number; to: number; hits: Hits };

/** One word typed as several: `la bubu`, `power bank`. */
function joinedHits(index: SearchIndex, words: readonly QueryWord[]): JoinedHits[] {
  const found: JoinedHits[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 2; to <= Math.min(from + MAX_JOINED_WORDS, words.length); to += 1) {
      const typed = asOneWord(words.slice(from, to));
      if (index.isNamed(typed)) found.push({ from, to, hits: index.wordHits(typed) });
    }
  }
  return found;
}

/** A product that contains the occasion's own words ranks above one that only fits. */
const NAMED = 0.85;
const FITTING = 0.8;

/** The products for an occasion, with a score each. */
export function findOccasionHits(index: SearchIndex, { words, fitting }: Occasion): OccasionHits {
  const hits = { ...index.noHits(), isForAll: fitting.length === 0 };
  for (const phrase of fitting) {
    mergeHits(hits, index.phraseHits(searchWords(phrase)), (score) => FITTING * Math.min(score, 1));
  }
  hits.terms.clear();
  for (const phrase of words) {
    // A color word does not name the occasion: `bebek mavisi` has nothing to do with a baby.
    mergeHits(hits, index.phraseHits(searchWords(phrase), COLOR), (score) => NAMED + (1 - NAMED) * score);
  }
  return hits;
}

/**
 * Makes the words optional that no product is named by: of `iphone 15 kılıf` only `kılıf` stays required. Undefined if nothing changes,
 * or if no required word is left.
 */
export function knownPart(words: readonly QueryWord[], hits: readonly Hits[]): QueryWord[] | undefined {
  const isKnown = ({ text }: QueryWord, at: number) => text.length > 1 && (hits[at]?.best ?? 0) > MAX_DESCRIBED_SCORE;
  const part = words.map((word, at) => ({ ...word, isOptional: word.isOptional || !isKnown(word, at) }));
  const [needed, left] = [words, part].map((words) => words.filter(({ isOptional }) => !isOptional).length);
  return left && left !== needed ? part : undefined;
}

/** Makes the color words optional, because a customer gives up a color more easily than a budget. Undefined if nothing changes, or if no required word is left. */
export function withoutColors(words: readonly QueryWord[]): QueryWord[] | undefined {
  const part = words.map((word) => ({ ...word, isOptional: word.isOptional || COLORS.has(word.text) }));
  const needed = part.filter(({ isOptional }) => !isOptional).length;
  return needed > 0 && part.some(({ isOptional }, at) => isOptional !== words[at]?.isOptional) ? part : undefined;
}

const COLORS = new Set(COLOR_WORDS.flatMap(searchWords));

/** Names the words that no product of the answer has, as they were typed. */
export function missingBeside(known: readonly QueryWord[], words: readonly QueryWord[], typed: string) {
  const missing = new Set(
    words.filter((word, at) => !word.isOptional && known[at]?.isOptional).map(({ text }) => text),
  );
  const isMissing = (written: string) => searchWords(written).some((text) => missing.has(text));
  return {
    title: `“${writtenWords(typed).filter(isMissing).join(" ")}” yazan bir ürün bulamadık`,
    text: "Aşağıdakiler aramanın geri kalanına uyuyor; sana uyar mı, bize sorabilirsin.",
  };
}
