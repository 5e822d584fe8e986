import { isDeepStrictEqual } from "node:util";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { isOutage } from "../../domain/error.ts";
import { istanbulDay } from "../../domain/istanbul.ts";
import { daysOfShop } from "../../domain/occasion/coming-days.ts";
import type { Changes, Snapshot, StoredChanges } from "../../domain/shop/snapshot.ts";
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
import { createLiveSearchIndex } from "./live-search-index.ts";

type Parts = {
  /** Reads the writes after a revision; -1 reads everything. */
  read(since: number): Promise<StoredChanges>;
  changes: Pick<Changes, "revision" | "epoch">;
  /** The epoch changed, because a backup was restored or a stand-by took over: every earlier revision is invalid. */
  onNewEpoch?: () => void;
  now?: () => Date;
};

/** The last revision in the database, and the history that it belongs to. */
type Position = { epoch: string; revision: number };
type Shelves = Pick<StoredChanges, "categories" | "settings">;
type Current = Position & { today: number; snapshot: Snapshot; owners: Snapshot; state: CatalogState; stored: Shelves };

const RETRY_AFTER_MS = 500;

export type Snapshots = ReturnType<typeof createSnapshots>;

/** Holds the newest snapshot. The first request after a write refreshes it. While the database is down, the last one is served. */
export function createSnapshots({ read, changes, onNewEpoch = () => {}, now = () => new Date() }: Parts) {
  const searchIndex = createLiveSearchIndex();
  let current: Current | undefined;
  let version = 0;
  let refreshing: Promise<void> | undefined;
  let failed = { epoch: "", revision: -1, retryAt: 0 };

  const latest = (): Position => ({ epoch: changes.epoch(), revision: changes.revision() });

  /** Undefined where writes up to `wanted` have yet to be read. */
  function currentAt(wanted: Position): Current | undefined {
    if (current?.epoch !== changes.epoch()) return undefined;
    current = onDay(current, istanbulDay(now()));
    if (current.epoch !== wanted.epoch || current.revision >= wanted.revision) return current;
    if (failed.epoch !== current.epoch || failed.revision < wanted.revision) return undefined;
    if (performance.now() >= failed.retryAt) refreshOnce().catch(() => {});
    return current;
  }

  /** At midnight in Istanbul special days come and go, without a write. Pages become stale only if one of them does. */
  function onDay(known: Current, today: number): Current {
    if (known.today === today) return known;
    const turned = { reckonedOn: today };
    if (isDeepStrictEqual(daysOfShop(known.snapshot), daysOfShop({ ...known.snapshot, ...turned })))
      return { ...known, today };
    version += 1;
    return {
      ...known,
      today,
      snapshot: { ...known.snapshot, ...turned, version },
      owners: { ...known.owners, ...turned, version },
    };
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
    const today = istanbulDay(now());
    const products = state === before?.state ? before.snapshot.products : productsIn(state).filter(isShown);
    const snapshot = {
      ...shelves,
      ...lookUpsOf(state, isShown),
      ...written,
      version,
      products,
      reckonedOn: today,
      search: searchIndex.get,
    };
    const owners = ownersSnapshot(snapshot, state, words);
    current = { ...written, today, snapshot, owners, state, stored: { categories, settings } };
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
