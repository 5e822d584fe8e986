import type { ListedColor } from "../../../domain/listing/listed-products.ts";
import { LISTING_FIELDS } from "../../../domain/listing/listing.ts";

type ColorFilterProps = { colors: readonly ListedColor[]; chosen: readonly string[] };

export const ColorFilter = ({ colors, chosen }: ColorFilterProps) => (
  <fieldset className="filter-fields-colors">
    <legend>Renk</legend>
    <div className="filter-fields-palette">
      {colors.map(({ word, fold, paint, count }) => (
        <label key={fold}>
          <input type="checkbox" name={LISTING_FIELDS.colors} value={fold} defaultChecked={chosen.includes(fold)} />
          <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
            <circle cx="11" cy="11" r="10" fill={paint} />
          </svg>
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
