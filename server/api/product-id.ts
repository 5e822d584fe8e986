import { z } from "zod";
import { ShopError } from "../../domain/error.ts";

export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id in a route's address. */
export const idOr =
  (missing: string) =>
  ({ id = "" }: Record<string, string>): string => {
    if (!PRODUCT_ID.test(id)) throw new ShopError("not-found", missing);
    return id;
  };

export const productId = idOr("Ürün bulunamadı");

/** A larger selection is sent as a filter instead of ids. */
const MAX_IDS = 1000;

export const productIds = z
  .array(z.string().regex(PRODUCT_ID), { error: "Ürünler eksik" })
  .max(MAX_IDS, { error: "Tek tek en fazla 1.000 ürün seçilebilir" });
