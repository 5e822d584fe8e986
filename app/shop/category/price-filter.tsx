import type { ListedProducts } from "../../../domain/listing/listed-products.ts";
import { LISTING_FIELDS, type Listing } from "../../../domain/listing/listing.ts";
import "../../ui/field.css";

type PriceFilterProps = { listing: Listing; prices: ListedProducts["prices"] };

export const PriceFilter = ({ listing, prices }: PriceFilterProps) => (
  <fieldset className="listing-filters-price">
    <legend>Fiyat (₺)</legend>
    <PriceBound
      label="En az"
      name={LISTING_FIELDS.minPrice}
      price={listing.minPrice}
      hint={prices && Math.floor(prices.min)}
    />
    <PriceBound
      label="En çok"
      name={LISTING_FIELDS.maxPrice}
      price={listing.maxPrice}
      hint={prices && Math.ceil(prices.max)}
    />
  </fieldset>
);

type PriceBoundProps = { label: string; name: string; price: number | undefined; hint: number | undefined };

const PriceBound = ({ label, name, price, hint }: PriceBoundProps) => (
  <label>
    <span>{label}</span>
    <input
      className="field-input"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      name={name}
      defaultValue={price === undefined ? "" : String(price).replace(".", ",")}
      placeholder={hint === undefined ? undefined : String(hint)}
    />
  </label>
);
