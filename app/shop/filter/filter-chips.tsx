import { Link, type LinkProps } from "react-router";
import type { PriceRange } from "../../../domain/listing/list-query.ts";
import type { ListedPage } from "../../../domain/listing/listed-products.ts";
import { type Listing, type ListingPlace, listingAddress, unfilteredAddress } from "../../../domain/listing/listing.ts";
import { formatPrice } from "../../../domain/money.ts";
import { Icon } from "../../ui/icon.tsx";
import "./filter-chips.css";

/** A chosen filter in words, and the listing without it. */
type ChosenFilter = { label: string; without: Listing };

type FilterChipsProps = { place: ListingPlace; listing: Listing; chosen: readonly ChosenFilter[] };

export const FilterChips = ({ place, listing, chosen }: FilterChipsProps) =>
  chosen.length > 0 && (
    <ul className="filter-chips" aria-label="Seçili filtreler">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <FilterChip to={listingAddress(place, without)} rel="nofollow" preventScrollReset>
            {label}
          </FilterChip>
        </li>
      ))}
      <li>
        <Link className="filter-chips-clear" to={unfilteredAddress(place, listing)} rel="nofollow" preventScrollReset>
          Filtreleri temizle
        </Link>
      </li>
    </ul>
  );

export function chosenFilters(
  listing: Listing,
  { colors, groups }: Pick<ListedPage, "colors" | "groups">,
): ChosenFilter[] {
  const firstPage = { ...listing, page: 1 };
  const { minPrice, maxPrice, ...anyPrice } = firstPage;
  const chosen: ChosenFilter[] = [];
  const price = priceLabel(listing);
  if (price) chosen.push({ label: price, without: anyPrice });
  for (const color of listing.colors) {
    const label = colors.find(({ fold }) => fold === color)?.word ?? color;
    chosen.push({ label, without: { ...firstPage, colors: listing.colors.filter((other) => other !== color) } });
  }
  for (const value of listing.values) {
    const label = groups.flatMap(({ values }) => values).find(({ word }) => word === value)?.name ?? value;
    chosen.push({ label, without: { ...firstPage, values: listing.values.filter((other) => other !== value) } });
  }
  if (listing.inStock) chosen.push({ label: "Stokta", without: { ...firstPage, inStock: undefined } });
  if (listing.discounted) chosen.push({ label: "İndirimli", without: { ...firstPage, discounted: undefined } });
  return chosen;
}

/** A chosen filter; its link removes it. */
export const FilterChip = ({ children, ...link }: LinkProps) => (
  <Link className="filter-chips-chip" {...link}>
    {children}
    <span className="unseen"> filtresini kaldır</span>
    <Icon name="close" size={16} />
  </Link>
);

/** A price range in words; undefined for a range without bounds. */
export function priceLabel({ minPrice, maxPrice }: PriceRange): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) return `${formatPrice(minPrice)} – ${formatPrice(maxPrice)}`;
  if (minPrice !== undefined) return `En az ${formatPrice(minPrice)}`;
  return maxPrice === undefined ? undefined : `En çok ${formatPrice(maxPrice)}`;
}
