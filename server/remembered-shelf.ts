import { setImmediate as letOthersRun } from "node:timers/promises";
import { byPlace, type Catalog, type PlacedProduct } from "../domain/catalog/catalog.ts";
import type { Product } from "../domain/catalog/product.ts";
import { emptySearch, type Search, type SearchWords } from "../domain/search/search.ts";
import type { Shelf } from "../domain/search/shelf.ts";
import { FIRST_SYNONYMS } from "../domain/search/synonyms.ts";
import type { Settings } from "../domain/shop/settings.ts";

type Remembered = Pick<Catalog, "revision" | "listChangedSince" | "listCategories">;
type Extended = Pick<Settings, "listSynonyms">;

/** So many products are put into the search before others get their turn. */
const AT_ONCE = 50;

/** Whoever asks waits for what was acknowledged before the question, and for nothing later. */
export function createShelf(catalog: Remembered, settings: Extended): Shelf {
  const placed = new Map<string, PlacedProduct>();
  let revision = -1;
  let running: Promise<void> | undefined;
  let ordered: readonly Product[] | undefined;
  let words: SearchWords = { categories: [], synonyms: [] };
  let search: Search | undefined;
  let filled = Promise.resolve();

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
    for (const change of changes.products) search?.put(change);
    for (const id of changes.removedIds) search?.remove(id);
    words = newWords;
    revision = changes.revision;
  };

  const inOwnersOrder = (): readonly Product[] => {
    ordered ??= [...placed.values()].sort(byPlace).map(({ product }) => product);
    return ordered;
  };

  const fill = async (search: Search) => {
    for (const [index, id] of [...placed.keys()].entries()) {
      if (index % AT_ONCE === 0) await letOthersRun();
      const current = placed.get(id);
      if (current) search.put(current);
    }
  };

  return {
    async products() {
      await catchUp();
      return inOwnersOrder();
    },
    async search() {
      await catchUp();
      if (!search) {
        search = emptySearch(words);
        filled = fill(search);
      }
      const asked = search;
      await filled;
      return asked;
    },
  };
}

async function readWords(catalog: Remembered, settings: Extended): Promise<SearchWords> {
  const [categories, own] = await Promise.all([catalog.listCategories(), settings.listSynonyms()]);
  return { categories, synonyms: [...FIRST_SYNONYMS, ...own] };
}
