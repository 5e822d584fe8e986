import {
  LISTING_FIELDS,
  LISTING_SORTS,
  type Listing,
  type ListingOrder,
  type ListingPlace,
} from "../../../domain/listing/listing.ts";
import "../../ui/field.css";
import "./listing-sort.css";
import { LISTING_FORM, useListingForm } from "../filter/use-listing-form.ts";

const LABELS: Record<ListingOrder, string> = {
  onerilen: "Önerilen",
  "artan-fiyat": "En düşük fiyat",
  "azalan-fiyat": "En yüksek fiyat",
  yeni: "En yeni",
  indirim: "En çok indirim",
  "one-cikan": "Öne çıkanlar",
};

/** Belongs to the filters' form by its `form` attribute, although it stands outside of it. */
export function ListingSort({ place, listing }: { place: ListingPlace; listing: Listing }) {
  const apply = useListingForm(place, listing);
  return (
    <div className="listing-sort">
      <label>
        <span>Sırala</span>
        <select
          className="field-input"
          form={LISTING_FORM}
          name={LISTING_FIELDS.sort}
          defaultValue={listing.sort}
          onChange={(event) => apply(event.currentTarget.form)}
        >
          {LISTING_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {LABELS[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={LISTING_FORM} className="button button-plain button-small">
          Sırala
        </button>
      </noscript>
    </div>
  );
}
