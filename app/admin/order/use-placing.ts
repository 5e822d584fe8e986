import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PlacedAmong } from "../../../domain/catalog/catalog.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { OWNERS_PAGE_SIZE, type OwnersListing, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import { toast } from "../../toast.tsx";
import { type OwnersAnswer, panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-messages.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

type List = Pick<OwnersAnswer, "rows" | "page" | "pages"> & {
  listing: OwnersListing;
  arrange: (rows: readonly Product[]) => void;
  reload: () => Promise<void>;
  among?: PlacedAmong;
};

export type Placing = ReturnType<typeof usePlacing>;

/** Moves products within a category or among the featured ones, in the shop's own order. The new position is announced to screen readers. */
export function usePlacing({ listing, rows, page, pages, arrange, reload, among }: List) {
  const [announcement, announce] = useState("");
  const handleFailure = useFailureHandler();
  const undo = useUndo(reload);
  const [enqueue] = useState(createSerialQueue);
  const lastMove = useRef<Promise<void>>(undefined);

  const othersOf = async (other: number, { id }: Product): Promise<Product[]> => {
    const { rows } = await panel.list(ownersApiQuery({ ...listing, page: other }));
    return rows.filter((row) => row.id !== id);
  };

  /** The id of the product before place `to` of this page, not counting the moved one. It may be on a neighbouring page. */
  const findPredecessor = async (product: Product, others: readonly Product[], to: number): Promise<string | null> => {
    if (to > others.length) return (await othersOf(page + 1, product))[0]?.id ?? others.at(-1)?.id ?? null;
    if (to > 0) return others[to - 1]?.id ?? null;
    return page === 1 ? null : ((await othersOf(page - 1, product)).at(to - 1)?.id ?? null);
  };

  /** Sends moves one after the other, and reloads the list after the last. */
  const enqueueMove = async (send: () => Promise<void>) => {
    const move = enqueue(send);
    lastMove.current = move;
    await move;
    if (lastMove.current === move) await reload();
  };

  const send = async (product: Product, findAfter: () => Promise<string | null>, position: number) => {
    try {
      const { step } = await panel.placeProduct(product.id, await findAfter(), among);
      announce(`${product.name} şimdi ${position}. sırada`);
      toast.success("Sıra değişti", undo.offer(step));
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.updateFailed));
    }
  };

  return {
    announcement,
    isFirst: (product: Product) => page === 1 && rows[0]?.id === product.id,
    isLast: (product: Product) => page === pages && rows.at(-1)?.id === product.id,

    /** Moves a product within this page, or by one place to a neighbouring page. */
    move(product: Product, to: number) {
      const others = rows.filter(({ id }) => id !== product.id);
      if (rows[to]?.id === product.id) return;
      flushSync(() => arrange(others.toSpliced(Math.max(0, to), 0, product)));
      enqueueMove(() =>
        send(product, () => findPredecessor(product, others, to), (page - 1) * OWNERS_PAGE_SIZE + to + 1),
      );
    },

    moveToFront(product: Product) {
      if (page === 1) flushSync(() => arrange([product, ...rows.filter(({ id }) => id !== product.id)]));
      enqueueMove(() => send(product, async () => null, 1));
    },
  };
}
