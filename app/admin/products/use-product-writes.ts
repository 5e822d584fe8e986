import type { Product } from "../../../domain/catalog/product.ts";
import { api } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { currentToken } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { takingBack } from "../history/taking-back.ts";
import type { OpenedForm, SaveOutcome, SentForm } from "../product-form/opened-form.ts";
import { findCurrent, saveProduct } from "../product-form/saved-product.ts";
import { isOutdated, useRefusal } from "../product-form/use-refusal.ts";
import type { AdminCatalog } from "./use-admin-catalog.ts";
import { type Flip, useFlips } from "./use-flips.ts";

type ProductWrites = {
  /** The catalogue with every flip that is still on its way. */
  products: Product[];
  save(form: OpenedForm, sent: SentForm): Promise<SaveOutcome>;
  remove(product: Product): Promise<void>;
  flip(product: Product, flip: Flip): void;
};

const UNREACHED = "Sunucuya ulaşılamadı. Yazdıkların duruyor, tekrar deneyebilirsin.";
const SAVED_BY_OTHERS =
  "Bu ürün sen yazarken başka bir yerden değiştirildi. İki hâli de yukarıda duruyor; hangisi kalsın, seç.";
const REMOVED_BY_OTHERS = "Bu ürün sen yazarken silindi. Tekrar kaydedersen yeni ürün olarak eklenir.";

export function useProductWrites(catalog: AdminCatalog): ProductWrites {
  const refuse = useRefusal();
  const flips = useFlips(catalog, refuse);
  const { reload } = catalog;

  return {
    products: flips.shown,
    flip: flips.flip,

    async save({ product, place }, { key, input, mergedInto }) {
      try {
        if (product) await saveProduct(product, input, mergedInto);
        else await api.createProduct(currentToken(), input, key);
      } catch (error) {
        const failure = refuse(error, product ? messages.updateFailed : messages.createFailed, place);
        if (!product || !isOutdated(failure)) return { ok: false, detail: failure.detail ?? UNREACHED };
        reload();
        const current = await findCurrent(product);
        return { ok: false, detail: current ? SAVED_BY_OTHERS : REMOVED_BY_OTHERS, current };
      }
      toast.success(product ? messages.updated : messages.created);
      reload();
      return { ok: true };
    },

    async remove(product) {
      if (!confirm(messages.confirmRemove)) return;
      try {
        const { step } = await api.removeProduct(currentToken(), product.id);
        toast.success(messages.removed, takingBack(step, { refuse, onDone: reload }));
      } catch (error) {
        if (!isOutdated(refuse(error, messages.removeFailed))) return;
      }
      await reload();
    },
  };
}
