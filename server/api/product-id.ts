import { ShopError } from "../../domain/error.ts";

export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The product that an address names. */
export function productId({ id = "" }: Record<string, string>): string {
  if (!PRODUCT_ID.test(id)) throw new ShopError("not-found", "Ürün bulunamadı");
  return id;
}
