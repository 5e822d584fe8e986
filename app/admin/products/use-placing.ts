import type { PlacedAmong } from "../../../domain/catalog/catalog.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { OWNERS_PAGE_SIZE, type OwnersListing, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-words.ts";
import { useReorder } from "../reorder/use-reorder.ts";

type List = Pick<OwnersAnswer, "rows" | "page" | "pages"> & {
  listing: OwnersListing;
  arrange: (rows: readonly Product[]) => void;
  reload: () => Promise<void>;
  among?: PlacedAmong;
};

/** Moves products within a category or among the featured ones, in the shop's own order. */
export function usePlacing({ listing, rows, page, pages, arrange, reload, among }: List) {
  const reorder = useReorder({ items: rows, arrange, reload, failed: panelMessages.updateFailed });

  const othersOf = async (other: number, { id }: Product): Promise<Product[]> => {
    const { rows } = await panel.list(ownersApiQuery({ ...listing, page: other }));
    return rows.filter((row) => row.id !== id);
  };

  /** The id of the product before place `to` of this page, not counting the moved one. It may be on a neighbouring page. */
  const findPredecessor = async (product: Product, to: number): Promise<string | null> => {
    const others = rows.filter(({ id }) => id !== product.id);
    if (to > others.length) return (await othersOf(page + 1, product))[0]?.id ?? others.at(-1)?.id ?? null;
    if (to > 0) return others[to - 1]?.id ?? null;
    return page === 1 ? null : ((await othersOf(page - 1, product)).at(to - 1)?.id ?? null);
  };

  return {
    announcement: reorder.announcement,
    isFirst: (product: Product) => page === 1 && reorder.isFirst(product),
    isLast: (product: Product) => page === pages && reorder.isLast(product),

    /** Moves a product within this page, or by one place to a neighbouring page. */
    move(product: Product, to: number) {
      if (rows[to]?.id === product.id) return;
      reorder.move(product, {
        to,
        position: (page - 1) * OWNERS_PAGE_SIZE + to + 1,
        send: async () => panel.placeProduct(product.id, await findPredecessor(product, to), among),
      });
    },

    moveToFront: (product: Product) =>
      reorder.move(product, {
        to: page === 1 ? 0 : undefined,
        position: 1,
        send: () => panel.placeProduct(product.id, null, among),
      }),
  };
}
