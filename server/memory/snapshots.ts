import type { Changes } from "../../domain/catalog/changes.ts";
import { isOutage } from "../../domain/error.ts";
import type { Snapshot, StoredChanges } from "../../domain/shop/snapshot.ts";
import { followSearch } from "./followed-search.ts";
import { EMPTY_STOCK, lookUpsOf, type Stock, stockAfter } from "./stock.ts";

type Parts = {
  /** Reads the writes after a revision; after -1 everything. */
  read(since: number): Promise<StoredChanges>;
  changes: Pick<Changes, "revision" | "epoch">;
  /** An earlier database was met: nothing that was known is true any more. */
  onNewEpoch?: () => void;
};

type Standing = { epoch: number; revision: number };
type Known = Standing & { snapshot: Snapshot; stock: Stock };

/** While the database is away, whoever comes after so long has it asked again, and waits for nothing. */
const AGAIN_MS = 500;

export type Snapshots = ReturnType<typeof followSnapshots>;

/** The newest snapshot, renewed by who asks after a write. While the database is away the last one stands. */
export function followSnapshots({ read, changes, onNewEpoch = () => {} }: Parts) {
  const following = followSearch();
  let known: Known | undefined;
  let version = 0;
  let running: Promise<void> | undefined;
  let missed = { epoch: -1, revision: -1, again: 0 };

  const standing = (): Standing => ({ epoch: changes.epoch(), revision: changes.revision() });

  /** Undefined where something that had landed before the question has yet to be read. */
  function snapshotFor(asked: Standing): Snapshot | undefined {
    if (known?.epoch !== changes.epoch()) return undefined;
    if (known.epoch !== asked.epoch || known.revision >= asked.revision) return known.snapshot;
    if (missed.epoch !== known.epoch || missed.revision < asked.revision) return undefined;
    if (performance.now() >= missed.again) catchUpOnce().catch(() => {});
    return known.snapshot;
  }

  /** However many ask, one reading. */
  function catchUpOnce(): Promise<void> {
    const asked = standing();
    running ??= catchUp()
      .catch((error) => {
        if (isOutage(error)) missed = { ...asked, again: performance.now() + AGAIN_MS };
        throw error;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  async function catchUp(): Promise<void> {
    const { epoch } = standing();
    const before = known?.epoch === epoch ? known : undefined;
    const { stock, stored } = await readStock(before);
    if (epoch !== changes.epoch()) return;
    if (known && !before) onNewEpoch();
    const { revision, categories, settings } = stored;
    const isAnew = stored.products.length === stored.count;
    const changed = isAnew ? [...(known?.stock.stored.keys() ?? []), ...stock.stored.keys()] : idsOf(stored);
    const names = categories.map(({ slug, name }) => ({ slug, name }));
    const words = { categories: names, synonyms: settings.synonyms, guide: settings.searchGuide };
    following.follow({ words, stored: stock.stored }, changed);
    version += 1;
    const products = stock === before?.stock ? before.snapshot.products : stock.placed.map(({ product }) => product);
    const snapshot = { ...settings, ...lookUpsOf(stock), version, products, categories, search: following.search };
    known = { snapshot, stock, revision, epoch };
  }

  /** What went for good is told by nothing but their number. */
  async function readStock(before: Known | undefined) {
    const stored = await read(before?.revision ?? -1);
    const stock = stockAfter(before?.stock ?? EMPTY_STOCK, stored.products);
    if (stock.stored.size === stored.count) return { stock, stored };
    const all = await read(-1);
    return { stock: stockAfter(EMPTY_STOCK, all.products), stored: all };
  }

  return {
    /** The newest one, where nobody has to wait for it. */
    newest: (): Snapshot | undefined => snapshotFor(standing()),

    /** Whether visitors can be served. If not, it is tried. */
    isStanding(): boolean {
      if (known?.epoch === changes.epoch()) return true;
      catchUpOnce().catch(() => {});
      return false;
    },

    /** Waits for what has landed by now, and for nothing later. */
    async ask(): Promise<Snapshot> {
      const asked = standing();
      for (;;) {
        const snapshot = snapshotFor(asked);
        if (snapshot) return snapshot;
        await catchUpOnce().catch((error) => {
          if (!isOutage(error) || known?.epoch !== changes.epoch()) throw error;
        });
      }
    },
  };
}

const idsOf = ({ products }: StoredChanges): string[] => products.map(({ id }) => id);
