import { ALL } from "./category.ts";
import type { Product } from "./product.ts";

/** Spec §9: what the home page's grid shows. */
const SHOWCASE_LIMIT = 8;
const FEATURED_ENOUGH = 6;

/** What a card shows, and no more but the colors it does not paint: the cart offers all of them. */
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
} as const satisfies Partial<Record<keyof Product, true>>;

type Card = Pick<Product, keyof typeof CARD_FIELDS>;

export type ShowcaseProduct = Card & { colors: PaintedColor[] };

/** Without a paint it is a word we cannot paint, and gets a neutral chip. */
export type PaintedColor = { word: string; paint?: string | undefined };

/** The grids of all categories, by their slugs. */
export type Showcases = Record<string, ShowcaseProduct[]>;

type Chosen = Pick<Product, "category" | "featured">;

/** Of all products, in the owner's order, those the grid shows. Choosing among the chosen ones chooses them all again. */
export function showcase<Shown extends Chosen>(products: readonly Shown[], filter: string): Shown[] {
  if (filter !== ALL) return firstOf(products.filter((product) => product.category === filter));
  const featured = products.filter((product) => product.featured);
  return firstOf(featured.length >= FEATURED_ENOUGH ? featured : products);
}

const firstOf = <Shown>(products: readonly Shown[]): Shown[] => products.slice(0, SHOWCASE_LIMIT);

/** The dictionary of paints is the server's (painted-colors.ts); a phone is told those of the words it was sent. */
export const cardWith = (product: Product, paintOf: (word: string) => string | undefined): ShowcaseProduct => ({
  ...fieldsOfCard(product),
  colors: product.colors.map((word) => ({ word, paint: paintOf(word) })),
});

function fieldsOfCard(product: Product): Card;
function fieldsOfCard(product: Product): object {
  return Object.fromEntries(Object.entries(product).filter(([field]) => field in CARD_FIELDS));
}
