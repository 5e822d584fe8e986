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
  const fitting = [words.join(" ")];
  const { isFitting } = createGiftFit(shelf.categories)([{ words: [], fitting }]);
  if (!shelf.products.some(isFitting)) return undefined;
  return { name: capitalized(words.map((word) => asWritten(word, shelf)).join(" ")), words: fitting, fitting };
}

/** A shorter stem belongs to other words too: `taşınan` is no `taş`. */
const MIN_STEM = 4;

/** The word without its suffixes, as far as products are named so: `kolyesi` is `kolye`. Undefined if none is. */
export function namedStem(word: string, { products, categories }: TasteShelf): string | undefined {
  const fitFor = createGiftFit(categories);
  const written = new Set(namesOf({ products, categories }).map(slugOf));
  const forms = [word, ...stemsOf(word).filter(({ length }) => length >= MIN_STEM)];
  const isNamed = (form: string) => products.some(fitFor([{ words: [], fitting: [form] }]).isFitting);
  return forms.findLast((form) => written.has(form)) ?? forms.find(isNamed);
}

/** The word with its Turkish letters. A name may have it with a suffix only: `Kılıfı`. */
function asWritten(word: string, shelf: TasteShelf): string {
  const words = namesOf(shelf);
  const whole = words.find((written) => slugOf(written) === word);
  const longer = words.find((written) => slugOf(written.slice(0, word.length)) === word);
  return (whole ?? longer?.slice(0, word.length) ?? word).toLocaleLowerCase("tr");
}

const namesOf = ({ products, categories }: TasteShelf): string[] =>
  [...products, ...categories].flatMap(({ name }) => writtenWords(name));
