import { tiedPictures } from "../../domain/catalog/color-pictures.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { columnsOf, fieldsOf } from "../columns.ts";
import { OWNERS_COLUMNS } from "../product-columns.ts";
import type { ProductRow } from "../tables.ts";

export const productColumns = (input: ProductInput) =>
  columnsOf(OWNERS_COLUMNS, { ...input, colorImages: tiedPictures(input) });

/** A product field that has no column does not compile. */
export const productOf = (row: ProductRow): Product => ({
  ...fieldsOf(OWNERS_COLUMNS, row),
  id: row.id,
  slug: row.slug,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
});
