import { setImmediate as yieldToOthers } from "node:timers/promises";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { ShopError } from "../../domain/error.ts";
import { emptySearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import { NO_GUIDE } from "../../domain/search/search-guide.ts";
import type { StoredProduct } from "../../domain/shop/snapshot.ts";

/** Products are indexed in batches of this size; other requests run between two batches. */
const BATCH_SIZE = 50;

/** A search waits this long for pending products. Once the index is built, all searches share one deadline. */
const TIMEOUT_MS = 5000;

/** The first gift search sorts all words and reads every product's name. The shop runs it before visitors come. */
const SLOWEST_AT_FIRST = "anneye hediye";

type Source = { words: SearchWords; stored: ReadonlyMap<string, StoredProduct> };

/** One search index, updated from snapshot to snapshot, also when categories or synonyms change. The first question to it starts it. */
export function createLiveSearchIndex() {
  const pending = new Set<string>();
  let source: Source = { words: { categories: [], synonyms: [], guide: NO_GUIDE }, stored: new Map() };
  let index: Search | undefined;
  let indexing: Promise<void> | undefined;
  let isBuilt = false;
  let waitUntil = 0;

  function start(): Search {
    if (index) return index;
    index = emptySearch(source.words);
    queue(source.stored.keys());
    return index;
  }

  function queue(ids: Iterable<string>): void {
    for (const id of ids) pending.add(id);
    if (indexing) return;
    indexBatch();
    if (pending.size === 0) {
      finish();
      return;
    }
    waitUntil = performance.now() + TIMEOUT_MS;
    indexing = indexPending();
  }

  /** Reads each product from the newest source: it may have changed again, or been removed, since it was queued. */
  function indexBatch(): void {
    let left = BATCH_SIZE;
    for (const id of pending) {
      if (left === 0) return;
      left -= 1;
      const { product, position = 0 } = source.stored.get(id) ?? {};
      if (product && isShown(product)) index?.put({ product, position });
      else index?.remove(id);
      pending.delete(id);
    }
  }

  async function indexPending(): Promise<void> {
    while (pending.size > 0) {
      await yieldToOthers();
      indexBatch();
    }
    finish();
    indexing = undefined;
  }

  function finish(): void {
    if (!isBuilt) index?.find(SLOWEST_AT_FIRST);
    isBuilt = true;
  }

  return {
    update(next: Source, changedIds: Iterable<string>): void {
      const haveWordsChanged = JSON.stringify(next.words) !== JSON.stringify(source.words);
      source = next;
      if (!index) return;
      if (haveWordsChanged) index.changeWords(next.words);
      queue(haveWordsChanged ? [...changedIds, ...next.stored.keys()] : changedIds);
    },

    start: (): void => void start(),

    /** Whether every product has been indexed once. */
    isBuilt: (): boolean => isBuilt,

    /** Refuses until the index has been built once. Later, if indexing takes too long, products are found by their earlier words. */
    async get(): Promise<Search> {
      const found = start();
      if (pending.size > 0) {
        const waitMs = isBuilt ? waitUntil - performance.now() : TIMEOUT_MS;
        await Promise.race([indexing, new Promise((timedOut) => setTimeout(timedOut, waitMs).unref())]);
      }
      if (!isBuilt) throw new ShopError("unavailable", "Arama hazırlanıyor, birazdan tekrar dene");
      return found;
    },
  };
}
