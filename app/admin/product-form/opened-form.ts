import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import type { ProductDraft } from "./product-form-values.ts";

/** Its place is where it is kept half done; its opening tells it from one that is opened there later. */
export type OpenedForm = { place: string; product: Product | undefined; opening: string };

/** What is sent with one key twice is taken by the server for one product. */
export type SentForm = { key: string; draft: ProductDraft; input: ProductInput };

/** `current` is the product as someone else left it meanwhile, undefined where it was removed. */
export type SaveOutcome =
  | { ok: true }
  | { ok: false; detail: string }
  | { ok: false; detail: string; current: Product | undefined };
