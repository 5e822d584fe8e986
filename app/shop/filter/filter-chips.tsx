import { Link } from "react-router";
import { type Listing, listingAddress, PLAIN_LISTING } from "../../../domain/listing/listing.ts";
import type { ChosenFilter } from "./chosen-filters.ts";
import { FilterChip } from "./filter-chip.tsx";
import "./filter-chips.css";

type FilterChipsProps = { path: string; listing: Listing; chosen: readonly ChosenFilter[] };

export const FilterChips = ({ path, listing, chosen }: FilterChipsProps) =>
  chosen.length > 0 && (
    <ul className="filter-chips" aria-label="Seçili filtreler">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <FilterChip to={listingAddress(path, without)} rel="nofollow" preventScrollReset>
            {label}
          </FilterChip>
        </li>
      ))}
      <li>
        <Link
          className="filter-chips-clear"
          to={listingAddress(path, { ...PLAIN_LISTING, sort: listing.sort })}
          rel="nofollow"
          preventScrollReset
        >
          Filtreleri temizle
        </Link>
      </li>
    </ul>
  );
