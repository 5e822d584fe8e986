import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Catalog, CatalogChanges, PlacedProduct } from "../../domain/catalog/catalog.ts";
import type { Category } from "../../domain/catalog/category.ts";
import type { Changes } from "../../domain/catalog/changes.ts";
import { emptySearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import { NO_GUIDE } from "../../domain/search/search-guide.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import type { Settings } from "../../domain/shop/settings.ts";
import { createOwnersOrder } from "../owners-order.ts";
import type { OutageMemory } from "./outage-memory.ts";

type Parts = {
  catalog: Pick<Catalog, "listChangedSince" | "listCategories">;
  settings: Pick<Settings, "listSynonyms" | "readSearchGuide">;
  changes: Pick<Changes, "revision" | "epoch">;
  memory: Pick<OutageMemory, "insteadOf">;
};

/** So many products are put into the search before others get their turn. */
const AT_ONCE = 50;

type Words = SearchWords & { categories: readonly Category[] };

/**
 * Whoever asks waits for what was told to have landed before the question, and for nothing later. While the database is
 * away he gets what is remembered.
 */
export function createShelf({ catalog, settings, changes, memory }: Parts): Shelf {
  const placed = new Map<string, PlacedProduct>();
  let order = createOwnersOrder();
  let epoch = changes.epoch();
  let revision = -1;
  let running: Promise<void> | undefined;
  let words: Words = { categories: [], synonyms: [], guide: NO_GUIDE };
  let search: Search | undefined;
  let filled = Promise.resolve();

  const catchUp = async () => {
    const asked = { epoch: changes.epoch(), revision: changes.revision() };
    while (epoch !== changes.epoch() || (epoch === asked.epoch && revision < asked.revision)) {
      running ??= readChanges().finally(() => {
        running = undefined;
      });
      try {
        await running;
      } catch (error) {
        memory.insteadOf(error, revision < 0 ? undefined : revision);
        return;
      }
    }
  };

  const readChanges = async () => {
    const begunIn = changes.epoch();
    if (begunIn !== epoch) forget();
    epoch = begunIn;
    const read = await catalog.listChangedSince(revision);
    // Read second, so that they are never older than the revision they are kept under.
    const newWords = await readWords({ catalog, settings });
    if (begunIn !== changes.epoch()) return;
    take(read);
    if (JSON.stringify(newWords) !== JSON.stringify(words)) search = undefined;
    words = newWords;
    revision = read.revision;
  };

  /** A list that was handed out, and a search, stay with who has them. */
  const forget = () => {
    placed.clear();
    order = createOwnersOrder();
    revision = -1;
    search = undefined;
  };

  const take = ({ products, removedIds }: CatalogChanges) => {
    order.change(
      [...removedIds, ...products.map(({ product }) => product.id)].flatMap((id) => placed.get(id) ?? []),
      products,
    );
    for (const change of products) placed.set(change.product.id, change);
    for (const id of removedIds) placed.delete(id);
    const changed = [...removedIds, ...products.map(({ product }) => product.id)];
    const searching = search;
    if (!searching) return;
    if (changed.length <= AT_ONCE) for (const id of changed) bring(searching, id);
    else filled = filled.then(() => bringAll(searching, changed));
  };

  /** As it stands by now: meanwhile it may have changed again, or be gone. */
  const bring = (search: Search, id: string) => {
    const current = placed.get(id);
    if (current) search.put(current);
    else search.remove(id);
  };

  /** Thousands at once: pages go on being served, and who searches waits for the last of them. */
  const bringAll = async (search: Search, ids: readonly string[]) => {
    for (const [index, id] of ids.entries()) {
      if (index % AT_ONCE === 0) await letOthersRun();
      bring(search, id);
    }
  };

  return {
    async products() {
      await catchUp();
      return order.products();
    },
    async categories() {
      await catchUp();
      return words.categories;
    },
    async search() {
      await catchUp();
      if (!search) {
        search = emptySearch(words);
        filled = bringAll(search, [...placed.keys()]);
      }
      const asked = search;
      await filled;
      return asked;
    },
  };
}

async function readWords({ catalog, settings }: Pick<Parts, "catalog" | "settings">): Promise<Words> {
  const [categories, synonyms, guide] = await Promise.all([
    catalog.listCategories(),
    settings.listSynonyms(),
    settings.readSearchGuide(),
  ]);
  return { categories, synonyms, guide };
}
