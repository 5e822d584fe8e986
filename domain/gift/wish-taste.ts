import { capitalized } from "../capitalized.ts";
import type { GiftTaste } from "../search/search-guide.ts";
import { stemsOf } from "../search/turkish-stem.ts";
import { writtenWords } from "../search/written-words.ts";
import { slugOf } from "../slug.ts";

/** A shorter stem belongs to other words too: `taşınan` is no `taş`. */
const MIN_STEM = 4;

type Named = { name: string };

/**
 * The taste for a word in the names of products or categories, such as `kolye`. Undefined for a word that none has, so that an address
 * can name no other one.
 */
export function tasteInNames(
  word: string,
  products: readonly Named[],
  categories: readonly Named[],
): GiftTaste | undefined {
  for (const form of [word, ...stemsOf(word).filter(({ length }) => length >= MIN_STEM)]) {
    for (const { name } of [...products, ...categories]) {
      const written = writtenWords(name).find((one) => slugOf(one) === form);
      if (written) return { name: capitalized(written.toLocaleLowerCase("tr")), words: [written], fitting: [] };
    }
  }
  return undefined;
}
