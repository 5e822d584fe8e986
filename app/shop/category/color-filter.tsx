import type { ReactNode } from "react";
import type { ListedColor } from "../../../domain/listing/listed-products.ts";
import { LISTING_FIELDS } from "../../../domain/listing/listing.ts";

const NO_PAINT = "#e9dfd6";

export const ColorFilter = ({ colors, chosen }: { colors: readonly ListedColor[]; chosen: string | undefined }) => (
  <fieldset className="listing-filters-colors">
    <legend>Renk</legend>
    <ColorOption value="" isChosen={chosen === undefined}>
      Hepsi
    </ColorOption>
    {colors.map(({ word, fold, paint = NO_PAINT, count }) => (
      <ColorOption key={fold} value={fold} isChosen={chosen === fold}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="10" fill={paint} />
        </svg>
        <span>{word}</span>
        <small>
          {count}
          <span className="unseen"> ürün</span>
        </small>
      </ColorOption>
    ))}
  </fieldset>
);

type ColorOptionProps = { value: string; isChosen: boolean; children: ReactNode };

const ColorOption = ({ value, isChosen, children }: ColorOptionProps) => (
  <label>
    <input type="radio" name={LISTING_FIELDS.color} value={value} defaultChecked={isChosen} />
    {children}
  </label>
);
