import { useState } from "react";
import { useNavigate } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductPatch } from "../../../domain/catalog/product-patch.ts";
import { MIN_FEATURED } from "../../../domain/catalog/showcase.ts";
import { isShown } from "../../../domain/catalog/shown-from.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { panelMessages, shownInWords } from "../panel-words.ts";
import type { ListAround } from "../product-form/row-prices.tsx";
import { createSerialQueue } from "../serial-queue.ts";
import { type HandleFailure, isOutdated } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";

type List = ListAround & { shown: OwnersAnswer | undefined };

type PendingPatch = { id: string; patch: ProductPatch };

/** Everything the panel does to one product; the list on the screen follows. */
export function useProductWrites({ shown, put, reload }: List, handleFailure: HandleFailure) {
  const [pending, setPending] = useState<readonly PendingPatch[]>([]);
  const [enqueue] = useState(createSerialQueue);
  const undo = useUndo(reload);

  const sendPatch = async ({ id, patch }: PendingPatch) => {
    try {
      put((await panel.patchProduct(id, patch)).product);
    } catch (error) {
      if (isOutdated(handleFailure(error, panelMessages.updateFailed))) await reload();
      return;
    }
    toast.success(panelMessages.updated);
  };

  /** A switch moves at once and moves back if the server refuses. */
  const patch = async ({ id }: Pick<Product, "id">, changes: ProductPatch): Promise<void> => {
    const sent = { id, patch: changes };
    setPending((others) => [...others, sent]);
    await enqueue(() => sendPatch(sent)).finally(() => setPending((all) => all.filter((one) => one !== sent)));
  };
  const announceSaved = useSavedToast(shown?.counts.featured ?? 0, (product) => patch(product, { featured: true }));

  return {
    /** The rows with every pending patch already applied. */
    shown: shown && { ...shown, rows: shown.rows.map((product) => withPatches(product, pending)) },

    patch,
    announceSaved,

    async remove(product: Product) {
      if (!confirm(panelMessages.confirmRemove)) return;
      try {
        const { step } = await panel.removeProduct(product.id);
        toast.success(panelMessages.removed, undo.offer(step));
      } catch (error) {
        if (!isOutdated(handleFailure(error, panelMessages.removeFailed))) return;
      }
      await reload();
    },
  };
}

const withPatches = (product: Product, pending: readonly PendingPatch[]): Product =>
  Object.assign({ ...product }, ...pending.filter(({ id }) => id === product.id).map(({ patch }) => patch));

/** The toast after a save: it says where the shop shows the product, leads there, and offers to feature it. */
export function useSavedToast(featuredCount: number, onFeature: (product: Product) => void) {
  const navigate = useNavigate();
  const categories = useOwnersCategories();
  return (title: string, product: Product) => {
    const shelf = categoryAt(categories, product.category)?.name ?? "Dükkânın";
    if (!isShown(product))
      return toast.success(title, undefined, { description: `${shownInWords(product.shownFrom)}.` });
    toast.success(
      title,
      { label: "Dükkânda gör", onClick: () => navigate(addresses.product(product.slug)) },
      {
        description: seenWords(product, shelf, featuredCount),
        other: product.featured ? undefined : { label: "Öne çıkar", onClick: () => onFeature(product) },
      },
    );
  };
}

/** The place at which visitors see a product, in a shop with that many featured ones. */
export function seenWords({ featured }: Pick<Product, "featured">, shelf: string, featuredCount: number): string {
  if (featured) return `${shelf} rafında ve öne çıkanlarda.`;
  if (featuredCount < MIN_FEATURED) return `${shelf} rafında.`;
  return `${shelf} rafında. Ana sayfada yalnız öne çıkanlar var.`;
}
