import type { Product } from "../../../domain/catalog/product.ts";

/** Its key makes the server take a form that is sent twice for one product, its place is where it is kept half done. */
export type OpenedForm = { place: string; product: Product | undefined; key: string };

/** `current` is the product as someone else left it meanwhile, undefined where it was removed. */
export type SaveOutcome =
  | { ok: true }
  | { ok: false; detail: string }
  | { ok: false; detail: string; current: Product | undefined };
