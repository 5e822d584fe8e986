import { firstSections } from "../../content/first-sections.ts";
import { ShopError } from "../../domain/error.ts";
import { NO_GUIDE } from "../../domain/search/search-guide.ts";
import { type SettingValues, settingValues } from "../../domain/shop/setting-values.ts";
import type { StoredChanges, StoredProduct } from "../../domain/shop/snapshot.ts";
import { storedCategory } from "./sample-categories.ts";
import { productOf } from "./sample-products.ts";

export const NO_SETTINGS: SettingValues = settingValues(firstSections(false), {
  site: { publicUrl: "https://fiyonk.example", isTrial: false },
  synonyms: [],
  searchGuide: NO_GUIDE,
  categoryQuestions: { general: [], byCategory: {} },
  firstShelves: { categories: [], slides: [] },
});

type Row = StoredProduct & { revision: number };

/** A catalog in memory. A read sees the state at its start; while paused it ends only when the test calls `finish`. */
export function pausedCatalog({ isPaused = false } = {}) {
  const rows = new Map<string, Row>();
  const categories = [storedCategory()];
  const synonyms: string[][] = [];
  const state = { revision: 0, epoch: 0, isAway: false, deletedAt: 0 };
  const since: number[] = [];
  const pending: (() => void)[] = [];

  const changesSince = (revision: number): StoredChanges => ({
    epoch: `${state.epoch}`,
    revision: state.revision,
    products: [...rows.values()].filter((row) => row.revision > revision || state.deletedAt > revision),
    isAll: state.deletedAt > revision || revision === -1,
    categories: [...categories],
    settings: { ...NO_SETTINGS, synonyms: [...synonyms] },
  });
  const put = (row: Omit<Row, "revision">) => {
    state.revision += 1;
    rows.set(row.id, { ...row, revision: state.revision });
  };

  return {
    state,
    since,
    finish() {
      for (const resolve of pending.splice(0)) resolve();
    },
    save(id: string, name: string, position = 0, formerSlugs: string[] = []) {
      const product = productOf({ id, name, slug: `urun-${id}`, revision: state.revision + 1 });
      const { slug, category } = product;
      put({ id, slug, name, category, position, formerSlugs, product });
    },
    remove(id: string) {
      const { slug, name, category } = productOf({ id, slug: `urun-${id}` });
      put({ id, slug, name, category, position: 0, formerSlugs: [], product: undefined });
    },
    /** Deletes the row itself, as the trash does after its time. */
    forget(id: string) {
      state.revision += 1;
      state.deletedAt = state.revision;
      rows.delete(id);
    },
    renameCategory(name: string) {
      state.revision += 1;
      categories.splice(0, 1, storedCategory({ name }));
    },
    addSynonyms(...group: string[]) {
      state.revision += 1;
      synonyms.push(group);
    },
    revision: () => state.revision,
    epoch: () => `${state.epoch}`,
    /** Goes back to an earlier revision, as a restored backup does. */
    restore(revision: number) {
      state.epoch += 1;
      state.revision = revision;
      for (const [id, row] of rows) if (row.revision > revision) rows.delete(id);
    },
    async read(revision: number): Promise<StoredChanges> {
      if (state.isAway) throw new ShopError("unavailable", "away");
      since.push(revision);
      const changes = changesSince(revision);
      if (isPaused) await new Promise<void>((resolve) => pending.push(resolve));
      return changes;
    },
  };
}
