import type { PriceRange } from "../../../domain/listing/product-filter.ts";
import { formatPrice } from "../../../domain/money.ts";

/** A price that was asked for, in words; undefined where none was. */
export function priceLabel({ minPrice, maxPrice }: PriceRange): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) return `${formatPrice(minPrice)} – ${formatPrice(maxPrice)}`;
  if (minPrice !== undefined) return `En az ${formatPrice(minPrice)}`;
  return maxPrice === undefined ? undefined : `En çok ${formatPrice(maxPrice)}`;
}
