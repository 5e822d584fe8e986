import type { Product } from "../catalog/product.ts";
import { createGiftFit } from "../search/gift-fit.ts";
import { MOST_ON_SHELF, type OccasionRow } from "../settings/occasion-rows.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { SPECIAL_DAYS } from "./special-days.ts";

type Shelves = Pick<Snapshot, "products" | "categories"> & { findCategory(slug: string): { slug: string } | undefined };

/** The products on the shelf of a day, those in stock alone. Chosen ones keep the owner's order. */
export function dayShelf({ shelf, ...row }: OccasionRow, { products, categories, findCategory }: Shelves): Product[] {
  const there = products.filter(({ inStock }) => inStock);
  // The category may have another address by now.
  const slug = findCategory(row.category ?? "")?.slug;
  switch (shelf) {
    case "hand": {
      const byId = new Map(there.map((product) => [product.id, product]));
      return (row.products ?? []).flatMap((id) => byId.get(id) ?? []);
    }
    case "category":
      return there.filter(({ category }) => category === slug).slice(0, MOST_ON_SHELF);
    case "words":
      return namedBy(wordsIn(row.words ?? ""), there, categories).slice(0, MOST_ON_SHELF);
    default:
      return [];
  }
}

/** As an owner types them: `anne, kolye`. */
const wordsIn = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const namedBy = (words: readonly string[], products: readonly Product[], categories: Shelves["categories"]) =>
  words.length === 0 ? [] : products.filter(createGiftFit(categories)([{ words: [], fitting: words }]).isFitting);

/** A shelf of fewer products looks empty. */
const ENOUGH = 4;
const PROPOSED = 12;

/** Products for a day: those that its words name, and where they are few, featured ones and then the first of the shop. */
export function proposedShelf({ id, name }: Pick<OccasionRow, "id" | "name">, shelves: Shelves): Product[] {
  const there = shelves.products.filter(({ inStock }) => inStock);
  const words = SPECIAL_DAYS.find((special) => special.id === id)?.words ?? name.split(" ");
  const named = namedBy(words, there, shelves.categories).slice(0, PROPOSED);
  if (named.length >= ENOUGH) return named;
  const others = [...there.filter(({ featured }) => featured), ...there];
  return [...new Set([...named, ...others])].slice(0, Math.max(ENOUGH * 2, named.length));
}
