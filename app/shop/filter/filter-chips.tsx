import { Link } from "react-router";
import { type Listing, listingAddress, PLAIN_LISTING } from "../../../domain/listing/listing.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ChosenFilter } from "./chosen-filters.ts";
import "./filter-chips.css";

type FilterChipsProps = { path: string; listing: Listing; chosen: readonly ChosenFilter[] };

export const FilterChips = ({ path, listing, chosen }: FilterChipsProps) =>
  chosen.length > 0 && (
    <ul className="filter-chips" aria-label="Seçili filtreler">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link className="filter-chips-item" to={listingAddress(path, without)} rel="nofollow" preventScrollReset>
            {label}
            <span className="unseen"> filtresini kaldır</span>
            <Icon name="close" size={16} />
          </Link>
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
