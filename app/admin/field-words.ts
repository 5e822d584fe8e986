import "./zod-without-eval.ts";
import { productInputSchema } from "../../domain/catalog/product-input.ts";

const fields = new Map(Object.entries(productInputSchema("").shape));

/** Title and kind of a field of the product input; undefined for fields that the shop sets itself, such as `position`. */
export const fieldWords = (field: string) => fields.get(field)?.meta();

export function formLabel(field: string): string {
  const { title = field, label = title } = fieldWords(field) ?? {};
  return label;
}
