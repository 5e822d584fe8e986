import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { ApiError } from "../../api-client.ts";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-words.ts";
import type { FormSource } from "../saved-form/form-source.ts";
import type { HalfDone, HalfDoneForms } from "./half-done-forms.ts";
import { draftOf, filledDraft, type ProductDraft, readDraft, TYPED_FIELDS } from "./product-form-values.ts";

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

const SAVED_BY_OTHERS =
  "Bu ürün sen yazarken başka bir yerden değiştirildi. İki hâli de yukarıda duruyor; hangisi kalsın, seç.";
const RESTORED_BY_OTHERS = "Bu ürün bu arada geri kondu. Yazdıkların duruyor; tekrar kaydedersen ona yazılır.";
const REMOVED_BY_OTHERS = "Bu ürün sen yazarken silindi. Tekrar kaydedersen yeni ürün olarak eklenir.";

type SourceOf = {
  opened: OpenedForm;
  forms: HalfDoneForms;
  publicUrl: string;
  /** Called when the product is found to be removed. */
  onRemoved: () => void;
};

/** Reads and saves a product for its form; without a product it makes a new one (spec §2). */
export function productSource({
  opened: { place, key, start },
  forms,
  publicUrl,
  onRemoved,
}: SourceOf): FormSource<Product, ProductDraft, ProductInput> {
  return {
    name: place,
    ...TYPED_FIELDS,
    half: {
      isListed: true,
      read() {
        const form = forms.list().find((one) => one.key === key);
        return form && { ...form, at: form.at ?? "" };
      },
      write: (half, product) => forms.store({ place: product?.id ?? place, key, ...half }),
      remove: () => forms.remove(key),
    },
    draftOf: (product) => (product ? draftOf(product) : filledDraft(start)),
    read: (draft) => readDraft(draft, publicUrl),
    async find(product) {
      const id = product?.id ?? place;
      const found = id === NEW_PRODUCT ? undefined : await findProduct(id);
      if (!found) onRemoved();
      return found;
    },
    async save(product, input) {
      if (product) return { row: await panel.updateProduct(product, input) };
      const restored = place === NEW_PRODUCT ? undefined : await findProduct(place);
      if (restored) return { row: restored, refusal: RESTORED_BY_OTHERS };
      return { row: await panel.createProduct(input, key) };
    },
    words: (product) => ({
      failed: product ? panelMessages.updateFailed : panelMessages.createFailed,
      conflict: panelMessages.updateFailed,
      savedByOthers: SAVED_BY_OTHERS,
      removedByOthers: REMOVED_BY_OTHERS,
    }),
  };
}

type PartOf<Input> = Pick<FormSource<Product, ProductDraft, Input>, "fields" | "read" | "keptInConflict"> & {
  savedByOthers?: string;
  save: (seen: Product, values: Input) => Promise<{ product: Product; step?: string }>;
};

/** Some fields of a product, changed where they are shown. What she types there is not kept. */
export const partSource = <Input>(
  product: Product,
  { savedByOthers, save, ...part }: PartOf<Input>,
): FormSource<Product, ProductDraft, Input> => ({
  ...TYPED_FIELDS,
  ...part,
  name: "",
  draftOf,
  find: () => findProduct(product.id),
  async save(seen = product, values) {
    const { product: row, step } = await save(seen, values);
    return { row, step };
  },
  words: () => ({
    failed: panelMessages.updateFailed,
    conflict: panelMessages.updateFailed,
    ...(savedByOthers && { savedByOthers }),
  }),
});

/** Undefined if the product does not exist, or no longer. */
export async function findProduct(id: string): Promise<Product | undefined> {
  try {
    return (await panel.editedProduct(id)).product;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
