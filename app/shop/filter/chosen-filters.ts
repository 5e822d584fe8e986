import type { ListedColor } from "../../../domain/listing/listed-products.ts";
import type { Listing } from "../../../domain/listing/listing.ts";
import { priceLabel } from "./price-label.ts";

/** Something that narrows the list, in words and with the listing that is left without it. */
export type ChosenFilter = { label: string; without: Listing };

export function chosenFilters(listing: Listing, colors: readonly ListedColor[]): ChosenFilter[] {
  const first = { ...listing, page: 1 };
  const { minPrice, maxPrice, ...anyPrice } = first;
  const chosen: ChosenFilter[] = [];
  const price = priceLabel(listing);
  if (price) chosen.push({ label: price, without: anyPrice });
  for (const color of listing.colors) {
    const label = colors.find(({ fold }) => fold === color)?.word ?? color;
    chosen.push({ label, without: { ...first, colors: listing.colors.filter((other) => other !== color) } });
  }
  if (listing.inStock) chosen.push({ label: "Stokta", without: { ...first, inStock: false } });
  if (listing.discounted) chosen.push({ label: "İndirimli", without: { ...first, discounted: false } });
  return chosen;
}
