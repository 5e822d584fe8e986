import { useState } from "react";
import { oldPriceOf } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PriceEdit, ProductPatch } from "../../../domain/catalog/product-patch.ts";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { toast } from "../../toast.tsx";
import { useSavedToast } from "../form-actions/use-saved-toast.ts";
import { type OwnersAnswer, panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-messages.ts";
import type { OpenedForm, SaveOutcome, SentForm } from "../product-form/opened-form.ts";
import { findCurrent, findProduct, saveProduct } from "../product-form/saved-product.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { useUndo } from "../steps/use-undo.ts";
import { type HandleFailure, isOutdated } from "../use-failure-handler.ts";

const UNREACHED = "Sunucuya ulaşılamadı. Yazdıkların duruyor, tekrar deneyebilirsin.";
const NO_DISCOUNT = "Eski fiyat artık fiyattan yüksek değil: indirim görünmez.";
const SAVED_BY_OTHERS =
  "Bu ürün sen yazarken başka bir yerden değiştirildi. İki hâli de yukarıda duruyor; hangisi kalsın, seç.";
const RESTORED_BY_OTHERS = "Bu ürün bu arada geri kondu. Yazdıkların duruyor; tekrar kaydedersen ona yazılır.";
const REMOVED_BY_OTHERS = "Bu ürün sen yazarken silindi. Tekrar kaydedersen yeni ürün olarak eklenir.";

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
      put(await panel.patchProduct(id, patch));
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

    async save({ product, place, key }: OpenedForm, { input, mergeInto, opensNext }: SentForm): Promise<SaveOutcome> {
      let saved: Product;
      try {
        if (product) {
          saved = await saveProduct(product, input, mergeInto);
          put(saved);
        } else {
          const current = place === NEW_PRODUCT ? undefined : await findProduct(place);
          if (current) return { ok: false, detail: RESTORED_BY_OTHERS, current };
          saved = await panel.createProduct(input, key);
        }
      } catch (error) {
        const failure = handleFailure(error, product ? panelMessages.updateFailed : panelMessages.createFailed, place);
        if (!product || !isOutdated(failure)) return { ok: false, detail: failure.detail ?? UNREACHED };
        const current = await findCurrent(product);
        if (current) put(current);
        else reload();
        return { ok: false, detail: current ? SAVED_BY_OTHERS : REMOVED_BY_OTHERS, current };
      }
      const title = product ? panelMessages.updated : panelMessages.created;
      // The next form makes the buttons of a toast unreachable.
      if (opensNext) toast.success(title);
      else announceSaved(title, saved);
      if (!product) reload();
      return { ok: true };
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
