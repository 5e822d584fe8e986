import { type ComponentProps, useId } from "react";
import type { ListedColor, ListedGroup, ListedPage } from "../../../domain/listing/listed-products.ts";
import { FLAG_ON, LISTING_FIELDS, type Listing } from "../../../domain/listing/listing.ts";
import { formatPrice } from "../../../domain/money.ts";
import "../../ui/field.css";
import { Swatch } from "../../ui/swatch.tsx";
import "./filter-fields.css";

type FilterFieldsProps = { listing: Listing; offered: Pick<ListedPage, "colors" | "groups" | "prices"> };

/** The fields of both forms, the one beside the products and the one in the sheet. */
export const FilterFields = ({ listing, offered: { colors, groups, prices } }: FilterFieldsProps) => (
  <>
    <PriceFilter listing={listing} prices={prices} />
    <fieldset className="filter-fields-state">
      <legend className="unseen">Durum</legend>
      <Checkbox label="Stokta" name={LISTING_FIELDS.inStock} value={FLAG_ON} defaultChecked={listing.inStock} />
      <Checkbox
        label="İndirimli"
        name={LISTING_FIELDS.discounted}
        value={FLAG_ON}
        defaultChecked={listing.discounted}
      />
    </fieldset>
    {groups.map((group) => (
      <GroupFilter key={group.id} group={group} chosen={listing.values} />
    ))}
    {colors.length > 0 && <ColorFilter colors={colors} chosen={listing.colors} />}
  </>
);

/** Twin of the one in field.tsx, which brings the refusals of forms along. */
const Checkbox = ({ label, ...input }: { label: string } & ComponentProps<"input">) => (
  <label className="field-checkbox">
    <input type="checkbox" {...input} />
    {label}
  </label>
);

type PriceFilterProps = { listing: Listing; prices: ListedPage["prices"] };

/** The price range stands below the fields, not as placeholders: a number in an empty field looks like typed text. */
function PriceFilter({ listing: { minPrice, maxPrice }, prices }: PriceFilterProps) {
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

type GroupFilterProps = { group: ListedGroup; chosen: readonly string[] };

const GroupFilter = ({ group: { name, values }, chosen }: GroupFilterProps) => (
  <label className="filter-fields-group">
    {name}
    <select
      className="field-input"
      name={LISTING_FIELDS.values}
      defaultValue={values.find(({ word }) => chosen.includes(word))?.word ?? ""}
    >
      <option value="">Hepsi</option>
      {values.map(({ word, name, count }) => (
        <option key={word} value={word}>
          {name} ({count})
        </option>
      ))}
    </select>
  </label>
);

type ColorFilterProps = { colors: readonly ListedColor[]; chosen: readonly string[] };

const ColorFilter = ({ colors, chosen }: ColorFilterProps) => (
  <fieldset className="filter-fields-colors">
    <legend>Renk</legend>
    <div className="filter-fields-palette">
      {colors.map(({ word, fold, paint, count }) => (
        <label key={fold} className="field-checkbox">
          <input type="checkbox" name={LISTING_FIELDS.colors} value={fold} defaultChecked={chosen.includes(fold)} />
          <Swatch paint={paint} size={22} />
          <span>{word}</span>
          <small>
            {count}
            <span className="unseen"> ürün</span>
          </small>
        </label>
      ))}
    </div>
  </fieldset>
);
