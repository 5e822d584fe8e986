import { type ChangeEvent, useId, useState } from "react";
import { isOwnersSort, type OwnersListing, type OwnersSort } from "../../../domain/listing/owners-listing.ts";
import { OptionList, PanelIcon } from "../panel-parts.tsx";
import "../../ui/button.css";
import "../../ui/field.css";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import "./list-filters.css";

type ListFiltersProps = {
  listing: OwnersListing;
  onFilter: (changes: Partial<OwnersListing>) => void;
  onSort: (sort: OwnersSort | undefined) => void;
};

const SORTS: Record<OwnersSort, string> = {
  "name-up": "Ürün adı, A–Z",
  "name-down": "Ürün adı, Z–A",
  "price-up": "Fiyat, artan",
  "price-down": "Fiyat, azalan",
  "category-up": "Kategori, A–Z",
  "category-down": "Kategori, Z–A",
  "stock-up": "Önce stoktakiler",
  "stock-down": "Önce tükenenler",
};

/** The switches: their word, the field of the listing, and its value while the switch is on. */
const FILTERS = [
  ["Tükendi", "inStock", false],
  ["Öne Çıkan", "featured", true],
  ["İndirimli", "discounted", true],
  ["Gizli olanlar", "isHidden", true],
] as const;

/** On a phone one line, which says what is set and opens the rest. */
export function ListFilters({ listing, onFilter, onSort }: ListFiltersProps) {
  const categories = useOwnersCategories();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const category = categoryAt(categories, listing.category ?? "");
  const set = [
    category?.name,
    ...FILTERS.map(([word, field, on]) => listing[field] === on && word),
    listing.sort && SORTS[listing.sort],
  ].filter(Boolean);
  const chooseCategory = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onFilter({ category: target.value === "" ? undefined : target.value });
  return (
    <>
      <button
        type="button"
        className="button-chip list-filters-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {["Süz", set.join(", ")].filter(Boolean).join(": ")}
        <PanelIcon name={isOpen ? "up" : "down"} size={20} />
      </button>
      <fieldset id={id} className="kit-group kit-row list-filters" data-open={isOpen}>
        <legend className="unseen">Süz</legend>
        <select
          aria-label="Kategori"
          className="field-input kit-list-select"
          value={category?.slug ?? ""}
          onChange={chooseCategory}
        >
          <option value="">Tüm kategoriler</option>
          <OptionList of={categories.map(({ slug, name }) => [slug, name])} />
        </select>
        {FILTERS.map(([word, field, on]) => (
          <button
            key={field}
            type="button"
            className="button-chip list-filters-toggle"
            aria-pressed={listing[field] === on}
            onClick={() => onFilter({ [field]: listing[field] === on ? undefined : on })}
          >
            {word}
          </button>
        ))}
        {/* On phones cards replace the table and its header. */}
        <select
          aria-label="Sırala"
          className="field-input kit-list-select list-filters-sort"
          value={listing.sort ?? ""}
          onChange={({ target: { value } }) => onSort(isOwnersSort(value) ? value : undefined)}
        >
          <option value="">Dükkân sırası</option>
          <OptionList of={Object.entries(SORTS)} />
        </select>
      </fieldset>
    </>
  );
}
