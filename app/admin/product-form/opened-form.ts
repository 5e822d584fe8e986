import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import type { ProductDraft } from "./product-form-values.ts";

/** Its place is where it is kept half done; its opening tells it from one that is opened there later. */
export type OpenedForm = {
  place: string;
  product: Product | undefined;
  opening: string;
  /** What a form without a product begins with. */
  start: Partial<ProductDraft>;
};

/** What is sent with one key twice is taken by the server for one product. */
export type SentForm = {
  key: string;
  /** With every typed letter, also of what is not sent. */
  draft: ProductDraft;
  input: ProductInput;
  /** What was typed, on top of what someone else saved meanwhile; undefined where a person has to choose. */
  mergedInto: (current: Product) => ProductInput | undefined;
  /** An empty form is wanted next. */
  opensNext: boolean;
};

/** `current` is the product as someone else left it meanwhile, undefined where it was removed. */
export type SaveOutcome =
  | { ok: true }
  | { ok: false; detail: string }
  | { ok: false; detail: string; current: Product | undefined };
