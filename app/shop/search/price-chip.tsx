import type { AskedPrice } from "../../../domain/search/asked-price.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { FilterChip } from "../filter/filter-chip.tsx";
import { priceLabel } from "../filter/price-label.ts";

/** What the search has read as a price; taking it off asks the question without it. */
export const PriceChip = ({ price: { range, rest } }: { price: AskedPrice }) => (
  <ul aria-label="Seçili filtreler">
    <li>
      <FilterChip to={rest === "" ? addresses.searchForm : addresses.search(rest)}>{priceLabel(range)}</FilterChip>
    </li>
  </ul>
);
