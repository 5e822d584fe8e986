import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import { createGiftFit } from "../search/gift-fit.ts";
import type { Occasion, SearchGuide } from "../search/search-guide.ts";
import type { GiftMend } from "../settings/gift-mends.ts";
import { slugOf } from "../slug.ts";
import type { GiftShop } from "./gift-shop.ts";

/** A person, an occasion or a taste, which products suit or not. */
export type Suited = Occasion & { name: string; isPersonal?: boolean };

type Shelf = { categories: readonly Pick<Category, "slug" | "name">[]; mends: readonly GiftMend[] };

/** Decides by the words of the goods what suits somebody, and first by what the owner has said. */
export function createMendedFit({ categories, mends }: Shelf) {
  const fitFor = createGiftFit(categories);
  const mended = new Map(mends.map(({ product, gift, fits }) => [`${gift} ${product}`, fits]));
  return (entry: Suited) => {
    const fit = fitFor([entry]);
    const mark = slugOf(entry.name);
    const mend = ({ id }: Product) => mended.get(`${mark} ${id}`);
    const isPersonal = ({ personalTexts }: Product) => entry.isPersonal === true && personalTexts.length > 0;
    return {
      isAllowed: (product: Product) => mend(product) ?? fit.isAllowed(product),
      isFitting: (product: Product) => mend(product) ?? (isPersonal(product) || fit.isFitting(product)),
    };
  };
}

/** Everything that the owner can mend, in the order of the finder. An occasion without words of its own suits everybody's goods. */
export const suitedIn = ({ recipients, giftOccasions, giftTastes }: SearchGuide): Suited[] =>
  [...recipients, ...giftOccasions, ...giftTastes].filter(
    (entry) => entry.fitting.length > 0 || ("isPersonal" in entry && entry.isPersonal === true),
  );

/** The goods in stock that the finder counts as suiting a person, an occasion or a taste; none for an unknown name. */
export function suitingGoods(gift: string, { products, categories, sections, searchGuide }: GiftShop): Product[] {
  const entry = suitedIn(searchGuide).find(({ name }) => slugOf(name) === gift);
  if (!entry) return [];
  const { isFitting } = createMendedFit({ categories, mends: sections.gifts.mends })(entry);
  return products.filter((product) => product.inStock && isFitting(product));
}
