import type { Catalog, PlacedProduct } from "../domain/catalog.ts";
import type { Product } from "../domain/product.ts";
import { createSearch, type Search, type SearchParts } from "../domain/search.ts";
import type { Settings } from "../domain/settings.ts";
import type { Shelf } from "../domain/shelf.ts";
import { FIRST_SYNONYMS } from "../domain/synonyms.ts";

type Remembered = Pick<Catalog, "revision" | "listChangedSince" | "listCategories">;
type Extended = Pick<Settings, "listSynonyms">;
type SearchWords = Omit<SearchParts, "products">;

/** Whoever asks waits for what was acknowledged before the question, and for nothing later. */
export function createShelf(catalog: Remembered, settings: Extended): Shelf {
  const placed = new Map<string, PlacedProduct>();
  let revision = -1;
  let running: Promise<void> | undefined;
  let ordered: readonly Product[] | undefined;
  let words: SearchWords = { categories: [], synonyms: [] };
  let search: Search | undefined;

  const catchUp = async () => {
    const landed = await catalog.revision();
    while (revision < landed) {
      running ??= readChanges().finally(() => {
        running = undefined;
      });
      await running;
    }
  };

  const readChanges = async () => {
    const changes = await catalog.listChangedSince(revision);
    // Read second, so that they are never older than the revision they are kept under.
    const newWords = await readWords(catalog, settings);
    for (const change of changes.products) placed.set(change.product.id, change);
    for (const id of changes.removedIds) placed.delete(id);
    if (changes.products.length + changes.removedIds.length > 0) ordered = undefined;
    if (JSON.stringify(newWords) !== JSON.stringify(words)) search = undefined;
    // What is new to the search stands in front of what was put before.
    for (const { product } of changes.products.toSorted(byPlace).reverse()) search?.put(product);
    for (const id of changes.removedIds) search?.remove(id);
    words = newWords;
    revision = changes.revision;
  };

  const inOwnersOrder = (): readonly Product[] => {
    ordered ??= [...placed.values()].sort(byPlace).map(({ product }) => product);
    return ordered;
  };

  return {
    async products() {
      await catchUp();
      return inOwnersOrder();
    },
    async search() {
      await catchUp();
      search ??= createSearch({ products: inOwnersOrder(), ...words });
      return search;
    },
  };
}

async function readWords(catalog: Remembered, settings: Extended): Promise<SearchWords> {
  const [categories, own] = await Promise.all([catalog.listCategories(), settings.listSynonyms()]);
  return { categories, synonyms: [...FIRST_SYNONYMS, ...own] };
}

const byPlace = (one: PlacedProduct, other: PlacedProduct): number =>
  one.position - other.position || (one.product.id < other.product.id ? -1 : 1);
