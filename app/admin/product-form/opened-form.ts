import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import type { HalfDone } from "./half-done-forms.ts";
import type { ProductDraft } from "./product-form-values.ts";

export type OpenedForm = {
  /** The product's id, or `NEW_PRODUCT`. */
  place: string;
  product: Product | undefined;
  /** Differs each time the form is opened. */
  opening: string;
  /** Names the draft, its uploads and its request: two requests with the same key create one product. */
  key: string;
  /** The values that a form without a product begins with. */
  start: Partial<ProductDraft>;
  /** The half-done form that the owner continues. Otherwise the form shows what is saved. */
  continued: HalfDone | undefined;
};

export type SentForm = {
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
