import { z } from "zod";
import { ShopError } from "../../domain/error.ts";

export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The product that an address names. */
export function productId({ id = "" }: Record<string, string>): string {
  if (!PRODUCT_ID.test(id)) throw new ShopError("not-found", "Ürün bulunamadı");
  return id;
}

/** More than these are named by what they have in common. */
const MOST_NAMED = 1000;

export const productIds = z
  .array(z.string().regex(PRODUCT_ID), { error: "Ürünler eksik" })
  .max(MOST_NAMED, { error: "Tek tek en fazla 1.000 ürün seçilebilir" });
