import "./zod-without-eval.ts";
import { productInputSchema } from "../../domain/catalog/product-input.ts";

const fields = new Map(Object.entries(productInputSchema("").shape));

/** Title and kind of what an owner decides; undefined for what is the shop's own, such as a place on the shelf. */
export const fieldWords = (field: string) => fields.get(field)?.meta();

export function formLabel(field: string): string {
  const { title = field, label = title } = fieldWords(field) ?? {};
  return label;
}
