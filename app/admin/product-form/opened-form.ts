import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductDraft } from "./product-form-values.ts";

/** Its key makes the server take a form that is sent twice for one product. */
export type OpenedForm = { product: Product | undefined; key: string; draft?: ProductDraft };

/** `newest` is the product as someone else saved it meanwhile. */
export type SaveOutcome =
  | { ok: true }
  | { ok: false; detail: string; newest?: Product | undefined; isSignedOut?: boolean };
