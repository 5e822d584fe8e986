import { setImmediate as yieldToOthers } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import { emptySearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import { NO_GUIDE } from "../../domain/search/search-guide.ts";
import type { Changes, Snapshot, StoredChanges, StoredProduct } from "../../domain/shop/snapshot.ts";
import {
  applyChanges,
  type CatalogState,
  categoryState,
  EMPTY_STATE,
  lookUpsOf,
  ownersSnapshot,
  productsIn,
  withChoiceFacts,
} from "./catalog-state.ts";

type Parts = {
  /** Reads the writes after a revision; -1 reads everything. */
  read(since: number): Promise<StoredChanges>;
  changes: Pick<Changes, "revision" | "epoch">;
  /** The epoch changed, because a backup was restored or a stand-by took over: every earlier revision is invalid. */
  onNewEpoch?: () => void;
};

/** The last revision in the database, and the history that it belongs to. */
type Position = { epoch: string; revision: number };
type Shelves = Pick<StoredChanges, "categories" | "settings">;
type Current = Position & { snapshot: Snapshot; owners: Snapshot; state: CatalogState; stored: Shelves };

const RETRY_AFTER_MS = 500;

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Holds the newest snapshot. The first request after a write refreshes it. While the database is down, the last one is served. */
export function createSnapshots({ read, changes, onNewEpoch = () => {} }: Parts) {
  const searchIndex = createLiveSearchIndex();
  let current: Current | undefined;
  let version = 0;
  let refreshing: Promise<void> | undefined;
  let failed = { epoch: "", revision: -1, retryAt: 0 };

  const latest = (): Position => ({ epoch: changes.epoch(), revision: changes.revision() });

  /** Undefined where writes up to `wanted` have yet to be read. */
  function currentAt(wanted: Position): Current | undefined {
    if (current?.epoch !== changes.epoch()) return undefined;
    if (current.epoch !== wanted.epoch || current.revision >= wanted.revision) return current;
    if (failed.epoch !== current.epoch || failed.revision < wanted.revision) return undefined;
    if (performance.now() >= failed.retryAt) refreshOnce().catch(() => {});
    return current;
  }

  /** Concurrent callers share one read. */
  function refreshOnce(): Promise<void> {
    const wanted = latest();
    refreshing ??= refresh()
      .catch((error) => {
        if (isOutage(error)) failed = { ...wanted, retryAt: performance.now() + RETRY_AFTER_MS };
        throw error;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function refresh(): Promise<void> {
    const { epoch } = latest();
    const before = current?.epoch === epoch ? current : undefined;
    const stored = await read(before?.revision ?? -1);
    const { sets } = stored.settings.sections.choices;
    const haveSetsChanged = before && !isDeepStrictEqual(sets, before.stored.settings.sections.choices.sets);
    const changed =
      haveSetsChanged && !stored.isAll ? [...before.state.stored.values(), ...stored.products] : stored.products;
    const state = applyChanges(before && !stored.isAll ? before.state : EMPTY_STATE, withChoiceFacts(changed, sets));
    if (stored.epoch !== epoch || epoch !== changes.epoch()) return;
    if (current && !before) onNewEpoch();
    const { revision, categories, settings } = stored;
    const written = { epoch, revision };
    if (before && isUnseen(stored, before.stored)) {
      const { snapshot, owners } = before;
      current = { ...before, ...written, snapshot: { ...snapshot, revision }, owners: { ...owners, revision } };
      return;
    }
    const earlier = stored.isAll ? (current?.state.stored.keys() ?? []) : [];
    const changedIds = new Set([...earlier, ...changed.map(({ id }) => id)]);
    const shelves = categoryState(categories, settings);
    const names = shelves.allCategories.map(({ slug, name }) => ({ slug, name }));
    const words = { categories: names, sets, synonyms: settings.synonyms, guide: settings.searchGuide };
    searchIndex.update({ words, stored: state.stored }, changedIds);
    version += 1;
    const products = state === before?.state ? before.snapshot.products : productsIn(state).filter(isShown);
    const snapshot = {
      ...shelves,
      ...lookUpsOf(state, isShown),
      ...written,
      version,
      products,
      search: searchIndex.get,
    };
    const owners = ownersSnapshot(snapshot, state, words);
    current = { ...written, snapshot, owners, state, stored: { categories, settings } };
  }

  /** Waits for the writes committed before this call, not for later ones. */
  async function get(): Promise<Current> {
    const wanted = latest();
    for (;;) {
      const found = currentAt(wanted);
      if (found) return found;
      await refreshOnce().catch((error) => {
        if (!isOutage(error) || current?.epoch !== changes.epoch()) throw error;
      });
    }
  }

  return {
    /** The snapshot if it can be served without waiting. */
    peek: (): Snapshot | undefined => currentAt(latest())?.snapshot,

    /** The revision of the loaded data. */
    revision: (): number | undefined => current?.revision,

    /** Names the part that visitors would still wait for, and begins it in the background. */
    missing(): "products" | "search" | undefined {
      if (current?.epoch !== changes.epoch()) {
        refreshOnce().catch(() => {});
        return "products";
      }
      searchIndex.start();
      return searchIndex.isBuilt() ? undefined : "search";
    },

    get: async (): Promise<Snapshot> => (await get()).snapshot,

    /** The newest snapshot with the products that are not shown yet, for the panel. */
    getOwners: async (): Promise<Snapshot> => (await get()).owners,
  };
}

/** Whether no page changes, because only orders or accounts were written. */
const isUnseen = ({ isAll, products, categories, settings }: StoredChanges, before: Shelves): boolean =>
  !isAll && products.length === 0 && isDeepStrictEqual({ categories, settings }, before);

/** Products are indexed in batches of this size; other requests run between two batches. */
const BATCH_SIZE = 50;

/** A search waits this long for pending products. Once the index is built, all searches share one deadline. */
const TIMEOUT_MS = 5000;

/** The first gift search sorts all words and reads every product's name. The shop runs it before visitors come. */
const SLOWEST_AT_FIRST = "anneye hediye";

type Source = { words: SearchWords; stored: ReadonlyMap<string, StoredProduct> };

/** One search index, updated from snapshot to snapshot, also when categories or synonyms change. The first question to it starts it. */
function createLiveSearchIndex() {
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
