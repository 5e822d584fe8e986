import { leavesPrice } from "../choice/choice-sets.ts";
import type { Trouble } from "../ledger.ts";
import { titlesOf } from "../schema-titles.ts";
import { NOTHING_LEFT, type ProductInput, productInputSchema } from "./product-input.ts";

const titleOf = titlesOf(productInputSchema(""));

/** What a person calls a field. */
export const productTitle = (field: string): string => titleOf(field) ?? field;

/** The rules between the fields of a product, which its form, a price in its row, many prices at once, a plan and an undo all can break. */
export function productTrouble(
  product: Pick<ProductInput, "price" | "choices" | "personalTexts">,
): Trouble | undefined {
  if (product.price <= 0) return { words: "Fiyat 0'dan büyük olmalı", fields: titled("price"), isUnstorable: true };
  if (leavesPrice(product)) return undefined;
  return { words: NOTHING_LEFT, fields: titled("choices", "personalTexts", "price") };
}

const titled = (...fields: string[]) => fields.map((field) => ({ field, title: productTitle(field) }));
