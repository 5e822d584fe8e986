import { COLOR_WORDS } from "../catalog/color-words.ts";
import { MAX_DESCRIBED_SCORE } from "./query-hits.ts";
import type { Hits } from "./search-index.ts";
import type { QueryWord } from "./search-query.ts";
import { searchWords } from "./search-words.ts";
import { writtenWords } from "./written-words.ts";

/** The same words, of which only those are needed that products are named by: `kılıf` of `iphone 15 kılıf`. */
export function knownPart(words: readonly QueryWord[], hits: readonly Hits[]): QueryWord[] | undefined {
  const isKnown = ({ text }: QueryWord, at: number) => text.length > 1 && (hits[at]?.best ?? 0) > MAX_DESCRIBED_SCORE;
  const part = words.map((word, at) => ({ ...word, isOptional: word.isOptional || !isKnown(word, at) }));
  const [needed, left] = [words, part].map((words) => words.filter(({ isOptional }) => !isOptional).length);
  return left && left !== needed ? part : undefined;
}

/** The same words without the need for a color: a budget holds, a color may change. */
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
