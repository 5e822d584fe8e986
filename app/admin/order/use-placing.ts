import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Product } from "../../../domain/catalog/product.ts";
import { OWNERS_PAGE_SIZE, type OwnersListing, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { type OwnersAnswer, panel } from "../panel-calls.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

type Placed = Pick<OwnersAnswer, "rows" | "page" | "pages"> & {
  listing: OwnersListing;
  arrange: (rows: readonly Product[]) => void;
  reload: () => Promise<void>;
};

export type Placing = ReturnType<typeof usePlacing>;

/** Within a category, in the shop's own order, a product is put behind another; where it stands now is said aloud. */
export function usePlacing({ listing, rows, page, pages, arrange, reload }: Placed) {
  const [said, say] = useState("");
  const handleFailure = useFailureHandler();
  const undo = useUndo(reload);
  const [inTurn] = useState(createSerialQueue);
  const newest = useRef<Promise<void>>(undefined);

  const othersOf = async (other: number, { id }: Product): Promise<Product[]> => {
    const { rows } = await panel.list(ownersApiQuery({ ...listing, page: other }));
    return rows.filter((row) => row.id !== id);
  };

  /** Who stands before place `to` of this page, without the moved one; it may be on the next page, or the one before. */
  const findPredecessor = async (product: Product, others: readonly Product[], to: number): Promise<string | null> => {
    if (to > others.length) return (await othersOf(page + 1, product))[0]?.id ?? others.at(-1)?.id ?? null;
    if (to > 0) return others[to - 1]?.id ?? null;
    return page === 1 ? null : ((await othersOf(page - 1, product)).at(to - 1)?.id ?? null);
  };

  /** Moves are sent one after the other; what the server made of them is shown after the last. */
  const enqueue = async (move: () => Promise<void>) => {
    const ours = inTurn(move);
    newest.current = ours;
    await ours;
    if (newest.current === ours) await reload();
  };

  const send = async (product: Product, after: () => Promise<string | null>, stands: number) => {
    try {
      const { step } = await panel.placeProduct(product.id, await after());
      say(`${product.name} şimdi ${stands}. sırada`);
      toast.success("Sıra değişti", undo.offer(step));
    } catch (error) {
      handleFailure(error, reasonOr(messages.updateFailed));
    }
  };

  return {
    said,
    isFirst: (product: Product) => page === 1 && rows[0]?.id === product.id,
    isLast: (product: Product) => page === pages && rows.at(-1)?.id === product.id,

    /** To another place among this page's rows, or by one to the pages beside it. */
    move(product: Product, to: number) {
      const others = rows.filter(({ id }) => id !== product.id);
      if (rows[to]?.id === product.id) return;
      flushSync(() => arrange(others.toSpliced(Math.max(0, to), 0, product)));
      enqueue(() => send(product, () => findPredecessor(product, others, to), (page - 1) * OWNERS_PAGE_SIZE + to + 1));
    },

    moveToFront(product: Product) {
      if (page === 1) flushSync(() => arrange([product, ...rows.filter(({ id }) => id !== product.id)]));
      enqueue(() => send(product, async () => null, 1));
    },
  };
}
