import { capitalized } from "../capitalized.ts";
import { createGiftFit } from "../search/gift-fit.ts";
import type { GiftTaste } from "../search/search-guide.ts";
import { stemsOf } from "../search/turkish-stem.ts";
import { writtenWords } from "../search/written-words.ts";
import { slugOf } from "../slug.ts";
import type { GiftShop } from "./gift-shop.ts";

export type TasteShelf = Pick<GiftShop, "products"> & {
  categories: readonly Pick<GiftShop["categories"][number], "slug" | "name">[];
};

/**
 * The taste for a slug of words that one product has in its name or category, such as `kolye` or `telefon-kilif`. Undefined if none has
 * them all, so that an address can name no other words.
 */
export function tasteInNames(slug: string, shelf: TasteShelf): GiftTaste | undefined {
  const words = slug.split("-");
  const fitting = words.join(" ");
  const named = namesWith(fitting, shelf);
  if (named.length === 0) return undefined;
  const name = capitalized(words.map((word) => asWritten(word, named)).join(" "));
  return { name, words: [fitting], fitting: [fitting] };
}

/** A shorter stem belongs to other words too: `taşınan` is no `taş`. */
const MIN_STEM = 4;

/** The word without its suffixes, as far as products are named so: `kolyesi` is `kolye`. Undefined if none is. */
export function namedStem(word: string, shelf: TasteShelf): string | undefined {
  const forms = [word, ...stemsOf(word).filter(({ length }) => length >= MIN_STEM)]
    .map((form) => ({ form, named: namesWith(form, shelf) }))
    .filter(({ named }) => named.length > 0);
  const written = forms.findLast(({ form, named }) => firstWord(named, (one) => slugOf(one) === form));
  return (written ?? forms[0])?.form;
}

/** The names that have these words, with or without suffixes, and those of all categories. Empty if no product has them. */
function namesWith(words: string, { products, categories }: TasteShelf): string[] {
  const { isFitting } = createGiftFit(categories)([{ words: [], fitting: [words] }]);
  const found = products.filter(isFitting);
  return found.length === 0 ? [] : [...found, ...categories].map(({ name }) => name);
}

/** The word with its Turkish letters. A name may have it with a suffix only: `Kılıfı`. */
function asWritten(word: string, named: readonly string[]): string {
  const isBegun = (written: string) => slugOf(written.slice(0, word.length)) === word;
  const written =
    firstWord(named, (written) => slugOf(written) === word) ?? firstWord(named, isBegun)?.slice(0, word.length);
  return (written ?? word).toLocaleLowerCase("tr");
}

function firstWord(names: readonly string[], isMeant: (written: string) => boolean): string | undefined {
  for (const name of names) {
    const found = writtenWords(name).find(isMeant);
    if (found) return found;
  }
  return undefined;
}
