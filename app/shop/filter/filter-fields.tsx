import type { ListedProducts } from "../../../domain/listing/listed-products.ts";
import { LISTING_FIELDS, type Listing, YES } from "../../../domain/listing/listing.ts";
import { Checkbox } from "../../ui/field.tsx";
import { ColorFilter } from "./color-filter.tsx";
import "./filter-fields.css";
import { PriceFilter } from "./price-filter.tsx";

type FilterFieldsProps = { listing: Listing; offered: Pick<ListedProducts, "colors" | "prices"> };

/** The fields of both forms: the one beside the products and the one in the sheet. */
export const FilterFields = ({ listing, offered: { colors, prices } }: FilterFieldsProps) => (
  <>
    <PriceFilter listing={listing} prices={prices} />
    <fieldset className="filter-fields-state">
      <legend className="unseen">Durum</legend>
      <Choice label="Stokta" name={LISTING_FIELDS.inStock} isChosen={listing.inStock} />
      <Choice label="İndirimli" name={LISTING_FIELDS.discounted} isChosen={listing.discounted} />
    </fieldset>
    {colors.length > 0 && <ColorFilter colors={colors} chosen={listing.colors} />}
  </>
);

const Choice = ({ label, name, isChosen }: { label: string; name: string; isChosen: boolean }) => (
  <Checkbox label={label} name={name} value={YES} defaultChecked={isChosen} />
);
