import type { PriceRange } from "../../../domain/listing/list-query.ts";
import { formatPrice } from "../../../domain/money.ts";

/** A price range in words; undefined for a range without bounds. */
export function priceLabel({ minPrice, maxPrice }: PriceRange): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) return `${formatPrice(minPrice)} – ${formatPrice(maxPrice)}`;
  if (minPrice !== undefined) return `En az ${formatPrice(minPrice)}`;
  return maxPrice === undefined ? undefined : `En çok ${formatPrice(maxPrice)}`;
}
