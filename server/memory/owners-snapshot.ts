import { isShown } from "../../domain/catalog/shown-from.ts";
import { createSearch, type Search, type SearchWords } from "../../domain/search/search.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { type CatalogState, lookUpsOf, productsIn } from "./catalog-state.ts";

/** A snapshot with the products that visitors do not see yet. The same one where there are none. */
export function ownersSnapshot(snapshot: Snapshot, state: CatalogState, words: SearchWords): Snapshot {
  const products = productsIn(state);
  const hidden = products.filter((product) => !isShown(product));
  if (hidden.length === 0) return snapshot;
  let searchOfHidden: Search | undefined;
  return {
    ...snapshot,
    ...lookUpsOf(state, () => true),
    products,
    async search() {
      const shown = await snapshot.search();
      searchOfHidden ??= createSearch({ ...words, products: hidden });
      const { findNamed } = searchOfHidden;
      return { ...shown, findNamed: (query) => new Set([...shown.findNamed(query), ...findNamed(query)]) };
    },
  };
}
