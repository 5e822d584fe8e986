import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import type { ProductDraft } from "./product-form-values.ts";

/** `place` is where the half-done form is stored; `opening` differs each time the form is opened. */
export type OpenedForm = {
  place: string;
  product: Product | undefined;
  opening: string;
  /** The values that a form without a product begins with. */
  start: Partial<ProductDraft>;
};

/** Two requests with the same `key` create one product. */
export type SentForm = {
  key: string;
  /** The typed text of every field, also of those that are not sent. */
  draft: ProductDraft;
  input: ProductInput;
  /** The typed fields on top of what someone else has saved; undefined on a conflict. */
  mergeInto: (current: Product) => ProductInput | undefined;
  /** Open an empty form after saving. */
  opensNext: boolean;
};

/** `current` is the product as someone else has saved it, undefined if it was removed. */
export type SaveOutcome =
  | { ok: true }
  | { ok: false; detail: string }
  | { ok: false; detail: string; current: Product | undefined };
