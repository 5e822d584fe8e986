import { byPlace, type PlacedProduct } from "../domain/catalog/catalog.ts";
import type { Product } from "../domain/catalog/product.ts";

/** Past this many at once sorting anew is quicker than moving each. */
const FEW = 50;

/** Products in the order the owner gave them; a list that was handed out stays as it was. */
export function createOwnersOrder() {
  let ordered: PlacedProduct[] = [];
  let products: readonly Product[] | undefined;

  return {
    change(gone: readonly PlacedProduct[], come: readonly PlacedProduct[]): void {
      if (gone.length + come.length === 0) return;
      products = undefined;
      if (gone.length + come.length > FEW) {
        const left = new Set(gone);
        ordered = [...ordered.filter((placed) => !left.has(placed)), ...come].sort(byPlace);
        return;
      }
      for (const placed of gone) ordered.splice(placeOf(placed, ordered), 1);
      for (const placed of come) ordered.splice(placeOf(placed, ordered), 0, placed);
    },

    products(): readonly Product[] {
      products ??= ordered.map(({ product }) => product);
      return products;
    },
  };
}

/** Where it stands, or would stand. */
function placeOf(wanted: PlacedProduct, ordered: readonly PlacedProduct[]): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const placed = ordered[middle];
    if (placed && byPlace(placed, wanted) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
