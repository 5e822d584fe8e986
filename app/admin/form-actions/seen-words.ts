import type { Product } from "../../../domain/catalog/product.ts";
import { MIN_FEATURED } from "../../../domain/catalog/showcase.ts";

/** Where the shop shows a product, for a shop with so many featured ones. */
export function seenWords({ featured }: Pick<Product, "featured">, shelf: string, featuredCount: number): string {
  if (featured) return `${shelf} rafında ve öne çıkanlarda.`;
  if (featuredCount < MIN_FEATURED) return `${shelf} rafında.`;
  return `${shelf} rafında. Ana sayfada yalnız öne çıkanlar var.`;
}
