import type { Product } from "../../../domain/catalog/product.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";
import { isNewPlace } from "../product-form/half-done-forms.ts";
import type { OpenedForm, SaveOutcome, SentForm } from "../product-form/opened-form.ts";
import { findCurrent, findProduct, saveProduct } from "../product-form/saved-product.ts";
import { useUndo } from "../steps/use-undo.ts";
import { isOutdated, type Refuse } from "../use-refusal.ts";
import { type Flippable, useFlips } from "./use-flips.ts";

const UNREACHED = "Sunucuya ulaşılamadı. Yazdıkların duruyor, tekrar deneyebilirsin.";
const SAVED_BY_OTHERS =
  "Bu ürün sen yazarken başka bir yerden değiştirildi. İki hâli de yukarıda duruyor; hangisi kalsın, seç.";
const BACK_AGAIN = "Bu ürün bu arada geri kondu. Yazdıkların duruyor; tekrar kaydedersen ona yazılır.";
const REMOVED_BY_OTHERS = "Bu ürün sen yazarken silindi. Tekrar kaydedersen yeni ürün olarak eklenir.";

export function useProductWrites(list: Flippable, refuse: Refuse) {
  const flips = useFlips(list, refuse);
  const { reload, put } = list;
  const undo = useUndo(reload);

  return {
    ...flips,

    async save({ product, place }: OpenedForm, { key, input, mergedInto }: SentForm): Promise<SaveOutcome> {
      try {
        if (product) put(await saveProduct(product, input, mergedInto));
        else {
          const current = isNewPlace(place) ? undefined : await findProduct(place);
          if (current) return { ok: false, detail: BACK_AGAIN, current };
          await panel.createProduct(input, key);
        }
      } catch (error) {
        const failure = refuse(error, product ? messages.updateFailed : messages.createFailed, place);
        if (!product || !isOutdated(failure)) return { ok: false, detail: failure.detail ?? UNREACHED };
        const current = await findCurrent(product);
        if (current) put(current);
        else reload();
        return { ok: false, detail: current ? SAVED_BY_OTHERS : REMOVED_BY_OTHERS, current };
      }
      toast.success(product ? messages.updated : messages.created);
      if (!product) reload();
      return { ok: true };
    },

    async remove(product: Product) {
      if (!confirm(messages.confirmRemove)) return;
      try {
        const { step } = await panel.removeProduct(product.id);
        toast.success(messages.removed, undo.offer(step));
      } catch (error) {
        if (!isOutdated(refuse(error, messages.removeFailed))) return;
      }
      await reload();
    },
  };
}
