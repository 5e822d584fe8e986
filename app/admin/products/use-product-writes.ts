import { useState } from "react";
import { oldPriceOf } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PriceEdit, ProductPatch } from "../../../domain/catalog/product-patch.ts";
import { toast } from "../../toast.tsx";
import { type OwnersAnswer, panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-messages.ts";
import { findCurrent } from "../product-form/product-source.ts";
import { useSavedToast } from "../product-form/use-saved-toast.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { type HandleFailure, isOutdated } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";

const UNREACHED = "Sunucuya ulaşılamadı. Yazdıkların duruyor, tekrar deneyebilirsin.";
const NO_DISCOUNT = "Eski fiyat artık fiyattan yüksek değil: indirim görünmez.";

type List = {
  shown: OwnersAnswer | undefined;
  put: (product: Product) => void;
  reload: () => Promise<void>;
};

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

    /** Answers why it was not saved, or undefined. What follows for the whole product comes with the list. */
    async changeStock(product: Product, stock: ProductPatch) {
      try {
        const { step } = await panel.patchProduct(product.id, stock, product.revision);
        toast.success(panelMessages.updated, step === undefined ? undefined : undo.offer(step));
      } catch (error) {
        const failure = handleFailure(error, panelMessages.updateFailed);
        const current = isOutdated(failure) ? await findCurrent(product) : undefined;
        if (isOutdated(failure)) await reload();
        return { detail: failure.detail ?? UNREACHED, current };
      }
      await reload();
    },

    /** Answers why the prices were not saved, or undefined. */
    async changePrices(product: Product, edit: PriceEdit) {
      try {
        const saved = await panel.changePrices(product.id, edit);
        put(saved.product);
        const isHidden = saved.product.originalPrice !== null && oldPriceOf(saved.product) === undefined;
        toast.success(panelMessages.updated, undo.offer(saved.step), isHidden ? { description: NO_DISCOUNT } : {});
      } catch (error) {
        const failure = handleFailure(error, panelMessages.updateFailed);
        const current = isOutdated(failure) ? await findCurrent(product) : undefined;
        if (current) put(current);
        else if (isOutdated(failure)) await reload();
        return { detail: failure.detail ?? UNREACHED, current };
      }
    },

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
