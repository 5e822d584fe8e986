import { Link } from "react-router";
import type { AskedPrice } from "../../../domain/search/asked-price.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { priceLabel } from "../filter/price-label.ts";
import "./price-chip.css";

/** What the search has read as a price; taking it off asks the question without it. */
export const PriceChip = ({ price: { range, rest } }: { price: AskedPrice }) => (
  <ul aria-label="Seçili filtreler">
    <li>
      <Link className="price-chip" to={rest === "" ? addresses.searchForm : addresses.search(rest)}>
        {priceLabel(range)}
        <span className="unseen"> filtresini kaldır</span>
        <Icon name="close" size={16} />
      </Link>
    </li>
  </ul>
);
