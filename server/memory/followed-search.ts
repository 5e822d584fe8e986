import { setImmediate as letOthersRun } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";
import { emptySearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import type { StoredProduct } from "../../domain/shop/snapshot.ts";

/** So many products are put into the search before others get their turn. */
const AT_ONCE = 50;

/** A search waits so long for an index that is being made. */
const PATIENCE_MS = 5000;

type Known = { words: SearchWords; stored: ReadonlyMap<string, StoredProduct> };

/** One index that goes from snapshot to snapshot. It is begun with the first search, and made anew when the shop's words change. */
export function followSearch() {
  const waiting = new Set<string>();
  let known: Known = {
    words: { categories: [], synonyms: [], guide: { occasions: [], topics: [] } },
    stored: new Map(),
  };
  let search: Search | undefined;
  let working: Promise<void> | undefined;

  function begin(): Search {
    search = emptySearch(known.words);
    for (const id of known.stored.keys()) waiting.add(id);
    return search;
  }

  /** As each stands by now: meanwhile it may have changed again, or be gone. */
  function takeSome(): void {
    let left = AT_ONCE;
    for (const id of waiting) {
      if (left === 0) return;
      left -= 1;
      const { product, position = 0 } = known.stored.get(id) ?? {};
      if (product) search?.put({ product, position });
      else search?.remove(id);
      waiting.delete(id);
    }
  }

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      takeSome();
      await letOthersRun();
    }
    working = undefined;
  }

  return {
    follow(next: Known, changedIds: Iterable<string>): void {
      const isReworded = JSON.stringify(next.words) !== JSON.stringify(known.words);
      known = next;
      if (!search) return;
      if (isReworded) begin();
      for (const id of changedIds) waiting.add(id);
      if (waiting.size <= AT_ONCE) takeSome();
      else working ??= work();
    },

    async search(): Promise<Search> {
      const found = search ?? begin();
      if (waiting.size === 0) return found;
      working ??= work();
      await Promise.race([working, new Promise((late) => setTimeout(late, PATIENCE_MS).unref())]);
      if (waiting.size > 0 || !search) throw new ShopError("unavailable", "Arama hazırlanıyor, birazdan tekrar dene");
      return search;
    },
  };
}
