import type { ToldChoice } from "../choice/chosen.ts";
import { ALL } from "./category.ts";
import type { Product } from "./product.ts";

/** The home page's grid shows this many products (spec §9). */
export const SHOWCASE_LIMIT = 8;
/** From this many featured products on, it shows no others (spec §9). */
export const MIN_FEATURED = 6;
/** Cards in one request: more ids would make the address longer than the server accepts (server/http/request-guard.ts). */
export const MAX_QUERY_IDS = 50;

/** The fields of a card, besides its colors. */
export const CARD_FIELDS = {
  id: true,
  slug: true,
  name: true,
  image: true,
  price: true,
  originalPrice: true,
  category: true,
  inStock: true,
  featured: true,
  needs: true,
  startsAt: true,
  isOnlyPrice: true,
} as const satisfies Partial<Record<keyof Product, true>>;

type Card = Pick<Product, keyof typeof CARD_FIELDS>;

/** `color` and `values`: the choice that a search made for the card (search/chosen-card.ts). */
export type ShowcaseProduct = Card & { colors: PaintedColor[] } & Pick<ToldChoice, "color" | "values">;

/** A color word without a known paint is shown as a neutral chip. */
export type PaintedColor = { word: string; paint?: string | undefined };

/** The grids of all categories, by slug. */
export type Showcases = Record<string, ShowcaseProduct[]>;

type Choosable = Pick<Product, "category" | "featured">;

/** The products of the grid, in the owner's order. Applied to its own result, it changes nothing. */
export function showcase<Item extends Choosable>(products: readonly Item[], filter: string): Item[] {
  if (filter !== ALL) return firstOf(products.filter((product) => product.category === filter));
  const featured = products.filter((product) => product.featured);
  return firstOf(featured.length >= MIN_FEATURED ? featured : products);
}

const firstOf = <Item>(products: readonly Item[]): Item[] => products.slice(0, SHOWCASE_LIMIT);

/** `paintOf` is a parameter, because browsers do not load the dictionary of paints (color-words.ts). */
export const cardWith = (product: Product, paintOf: (word: string) => string | undefined): ShowcaseProduct => ({
  ...fieldsOfCard(product),
  colors: product.colors.map((word) => ({ word, paint: paintOf(word) })),
});

function fieldsOfCard(product: Product): Card;
function fieldsOfCard(product: Product): object {
  return Object.fromEntries(Object.entries(product).filter(([field]) => field in CARD_FIELDS));
}

export const RELATED_LIMIT = 4;

/**
 * The products that follow in the same category, in the owner's order and wrapping around at the end. So every product is
 * related to another one. Products in stock come first.
 */
export function relatedTo({ id, category }: Pick<Product, "id" | "category">, products: readonly Product[]): Product[] {
  const index = products.findIndex((product) => product.id === id);
  const others = [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))];
  const related = others.filter((product) => product.category === category);
  return related.toSorted((one, other) => Number(other.inStock) - Number(one.inStock)).slice(0, RELATED_LIMIT);
}
