import { hitsOf, MAX_DESCRIBED_SCORE } from "./query-hits.ts";
import type { SearchIndex } from "./search-index.ts";
import type { QueryWord } from "./search-query.ts";
import { searchWords } from "./search-words.ts";
import { writtenWords } from "./written-words.ts";

/** The words that products are named by, if the query has others beside them: `kılıf` of `iphone 15 kılıf`. */
export function knownPart(index: SearchIndex, words: readonly QueryWord[]): QueryWord[] {
  const hits = hitsOf(index, words, "unknown-words");
  const needed = words.filter(({ isOptional }) => !isOptional);
  const known = words.filter(
    ({ text, isOptional }, at) => !isOptional && text.length > 1 && (hits[at]?.best ?? 0) > MAX_DESCRIBED_SCORE,
  );
  return known.length < needed.length ? known : [];
}

/** Names the words that no product of the answer has, as they were typed. */
export function missingBeside(known: readonly QueryWord[], words: readonly QueryWord[], typed: string) {
  const missing = new Set(words.filter((word) => !word.isOptional && !known.includes(word)).map(({ text }) => text));
  const isMissing = (written: string) => searchWords(written).every((text) => missing.has(text));
  return {
    title: `“${writtenWords(typed).filter(isMissing).join(" ")}” yazan bir ürün bulamadık`,
    text: "Aşağıdakiler aramanın geri kalanına uyuyor; sana uyar mı, bize sorabilirsin.",
  };
}
