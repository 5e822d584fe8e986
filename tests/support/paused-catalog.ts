import type { CatalogChanges, PlacedProduct } from "../../domain/catalog/catalog.ts";
import type { Category } from "../../domain/catalog/category.ts";
import { ShopError } from "../../domain/error.ts";
import { NO_GUIDE } from "../../domain/search/search-guide.ts";
import type { Synonyms } from "../../domain/search/synonyms.ts";
import { productOf } from "./sample-products.ts";

/** A catalogue whose readings see the moment they begin at and finish when the test says so. */
export function pausedCatalog({ isPaused = false } = {}) {
  const rows = new Map<string, PlacedProduct & { isRemoved: boolean }>();
  const categories: Category[] = [{ id: "1", slug: "takilar", name: "Takılar", image: "", tint: "rose" }];
  const synonyms: string[][] = [];
  const state = { revision: 0, epoch: 0, isAway: false };
  const since: number[] = [];
  const waiting: (() => void)[] = [];

  const changesSince = (revision: number): CatalogChanges => {
    const changed = [...rows.values()].filter((row) => row.product.revision > revision);
    return {
      revision: state.revision,
      products: changed.filter(({ isRemoved }) => !isRemoved),
      removedIds: changed.filter(({ isRemoved }) => isRemoved).map((row) => row.product.id),
    };
  };

  return {
    state,
    since,
    finish() {
      for (const go of waiting.splice(0)) go();
    },
    save(id: string, name: string, position = 0) {
      state.revision += 1;
      rows.set(id, { product: productOf({ id, name, revision: state.revision }), position, isRemoved: false });
    },
    remove(id: string) {
      state.revision += 1;
      rows.set(id, { product: productOf({ id, revision: state.revision }), position: 0, isRemoved: true });
    },
    renameCategory(name: string) {
      state.revision += 1;
      categories.splice(0, 1, { id: "1", slug: "takilar", name, image: "", tint: "rose" });
    },
    addSynonyms(...group: string[]) {
      state.revision += 1;
      synonyms.push(group);
    },
    revision: () => state.revision,
    epoch: () => state.epoch,
    /** As a backup from before the last writes does. */
    restore(revision: number) {
      state.epoch += 1;
      state.revision = revision;
      for (const [id, row] of rows) if (row.product.revision > revision) rows.delete(id);
    },
    async listChangedSince(revision: number) {
      if (state.isAway) throw new ShopError("unavailable", "away");
      since.push(revision);
      const changes = changesSince(revision);
      if (isPaused) await new Promise<void>((go) => waiting.push(go));
      return changes;
    },
    listCategories: async (): Promise<Category[]> => [...categories],
    listSynonyms: async (): Promise<Synonyms> => [...synonyms],
    readSearchGuide: async () => NO_GUIDE,
  };
}
