import { z } from "zod";
import { inThisTab } from "../browser-storage.ts";
import type { ProductDraft } from "./product-form-values.ts";

/** A form whose save found the session over: once she is signed in again it is opened as it was. */
export type UnsavedForm = { productId: string | undefined; draft: ProductDraft };

const KEY = "yarim-kalan-urun";

const unsavedForm = z.object({
  productId: z.string().optional(),
  draft: z.object({
    image: z.string(),
    name: z.string(),
    price: z.string(),
    originalPrice: z.string(),
    category: z.string(),
    images: z.string(),
    colors: z.string(),
    description: z.string(),
    inStock: z.boolean(),
    featured: z.boolean(),
  }),
});

export const keepUnsaved = (form: UnsavedForm) => inThisTab.write(KEY, JSON.stringify(form));

/** What stands in the tab's storage may be anything; only what looks like a form is opened. */
export function takeUnsaved(): UnsavedForm | undefined {
  const kept = inThisTab.read(KEY);
  inThisTab.remove(KEY);
  try {
    const { productId, draft } = unsavedForm.parse(JSON.parse(kept ?? ""));
    return { productId, draft };
  } catch {
    return undefined;
  }
}
