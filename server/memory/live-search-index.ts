import { setImmediate as yieldToOthers } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";
import { emptySearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import { NO_GUIDE } from "../../domain/search/search-guide.ts";
import type { StoredProduct } from "../../domain/shop/snapshot.ts";

/** Products are indexed in batches of this size; other requests run between two batches. */
const BATCH_SIZE = 50;

/** A search waits this long for pending products to be indexed. */
const TIMEOUT_MS = 5000;

type Source = { words: SearchWords; stored: ReadonlyMap<string, StoredProduct> };

/** One search index, updated from snapshot to snapshot. The first search creates it; it is rebuilt when categories or synonyms change. */
export function createLiveSearchIndex() {
  const pending = new Set<string>();
  let source: Source = {
    words: { categories: [], synonyms: [], guide: NO_GUIDE },
    stored: new Map(),
  };
  let index: Search | undefined;
  let indexing: Promise<void> | undefined;

  function rebuild(): Search {
    index = emptySearch(source.words);
    for (const id of source.stored.keys()) pending.add(id);
    return index;
  }

  /** Reads each product from the newest source: it may have changed again, or been removed, since it was queued. */
  function indexBatch(): void {
    let left = BATCH_SIZE;
    for (const id of pending) {
      if (left === 0) return;
      left -= 1;
      const { product, position = 0 } = source.stored.get(id) ?? {};
      if (product) index?.put({ product, position });
      else index?.remove(id);
      pending.delete(id);
    }
  }

  async function indexPending(): Promise<void> {
    while (pending.size > 0) {
      indexBatch();
      await yieldToOthers();
    }
    indexing = undefined;
  }

  return {
    update(next: Source, changedIds: Iterable<string>): void {
      const haveWordsChanged = JSON.stringify(next.words) !== JSON.stringify(source.words);
      source = next;
      if (!index) return;
      if (haveWordsChanged) rebuild();
      for (const id of changedIds) pending.add(id);
      if (pending.size <= BATCH_SIZE) indexBatch();
      else indexing ??= indexPending();
    },

    async get(): Promise<Search> {
      const found = index ?? rebuild();
      if (pending.size === 0) return found;
      indexing ??= indexPending();
      await Promise.race([indexing, new Promise((timedOut) => setTimeout(timedOut, TIMEOUT_MS).unref())]);
      if (pending.size > 0 || !index) throw new ShopError("unavailable", "Arama hazırlanıyor, birazdan tekrar dene");
      return index;
    },
  };
}
