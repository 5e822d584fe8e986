import { z } from "zod";
import { tiedPictures } from "../../domain/catalog/color-pictures.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import type { ProductPatch } from "../../domain/catalog/product-patch.ts";
import { toKurus, toLira } from "../../domain/money.ts";
import type { ProductRow } from "../tables.ts";

type ShopsOwn = "id" | "slug" | "position" | "created_at" | "updated_at" | "deleted_at" | "revision";

/** What an owner decides about a product; the rest of its row is the shop's own. */
export const productColumns = (input: ProductInput): Omit<ProductRow, ShopsOwn> => ({
  name: input.name,
  description: input.description,
  price_kurus: toKurus(input.price),
  original_price_kurus: input.originalPrice === null ? null : toKurus(input.originalPrice),
  category: input.category,
  image: input.image,
  images: JSON.stringify(input.images),
  colors: JSON.stringify(input.colors),
  color_images: JSON.stringify(tiedPictures(input)),
  in_stock: input.inStock ? 1 : 0,
  featured: input.featured ? 1 : 0,
});

export const patchedColumns = ({ inStock, featured }: ProductPatch): Partial<ProductRow> => ({
  ...(inStock === undefined ? {} : { in_stock: inStock ? 1 : 0 }),
  ...(featured === undefined ? {} : { featured: featured ? 1 : 0 }),
});

export const productOf = (row: ProductRow): Product => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  image: row.image,
  images: texts.parse(JSON.parse(row.images)),
  price: toLira(row.price_kurus),
  originalPrice: row.original_price_kurus === null ? null : toLira(row.original_price_kurus),
  colors: texts.parse(JSON.parse(row.colors)),
  colorImages: textsByName.parse(JSON.parse(row.color_images)),
  category: row.category,
  inStock: row.in_stock === 1,
  featured: row.featured === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  revision: row.revision,
});

const texts = z.array(z.string());
const textsByName = z.record(z.string(), z.string());
