import { useId } from "react";
import type { ListedProducts } from "../../../domain/listing/listed-products.ts";
import { LISTING_FIELDS, type Listing } from "../../../domain/listing/listing.ts";
import { formatPrice } from "../../../domain/money.ts";
import "../../ui/field.css";

type PriceFilterProps = { listing: Listing; prices: ListedProducts["prices"] };

/** What the prices are stands beside the fields: a number inside an empty field is taken for one that was typed. */
export function PriceFilter({ listing: { minPrice, maxPrice }, prices }: PriceFilterProps) {
  const hint = useId();
  const described = prices && { "aria-describedby": hint };
  return (
    <fieldset className="filter-fields-price">
      <legend>Fiyat (₺)</legend>
      <PriceBound label="En az" name={LISTING_FIELDS.minPrice} price={minPrice} {...described} />
      <PriceBound label="En çok" name={LISTING_FIELDS.maxPrice} price={maxPrice} {...described} />
      {prices && (
        <p id={hint} className="field-hint">
          {prices.min === prices.max
            ? `Rafta ${formatPrice(prices.min)}`
            : `Rafta ${formatPrice(prices.min)} – ${formatPrice(prices.max)}`}
        </p>
      )}
    </fieldset>
  );
}

type PriceBoundProps = { label: string; name: string; price: number | undefined; "aria-describedby"?: string };

const PriceBound = ({ label, name, price, ...described }: PriceBoundProps) => (
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
      {...described}
    />
  </label>
);
