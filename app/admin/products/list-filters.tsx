import { type ChangeEvent, useId, useState } from "react";
import { isOwnersSort, type OwnersListing, type OwnersSort } from "../../../domain/listing/owners-listing.ts";
import "../../ui/button.css";
import "../../ui/field.css";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { PanelIcon } from "../panel-parts.tsx";
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

/** On a phone one line, which says what is set and opens the rest. */
export function ListFilters({ listing, onFilter, onSort }: ListFiltersProps) {
  const categories = useOwnersCategories();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const category = categoryAt(categories, listing.category ?? "");
  const set = [
    category?.name,
    listing.inStock === false && "Tükendi",
    listing.featured && "Öne Çıkan",
    listing.discounted && "İndirimli",
    listing.isHidden && "Gizli olanlar",
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
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <Toggle
          word="Tükendi"
          isOn={listing.inStock === false}
          onToggle={(isOn) => onFilter({ inStock: isOn ? false : undefined })}
        />
        <Toggle
          word="Öne Çıkan"
          isOn={listing.featured === true}
          onToggle={(isOn) => onFilter({ featured: isOn || undefined })}
        />
        <Toggle
          word="İndirimli"
          isOn={listing.discounted === true}
          onToggle={(isOn) => onFilter({ discounted: isOn || undefined })}
        />
        <Toggle
          word="Gizli olanlar"
          isOn={listing.isHidden === true}
          onToggle={(isOn) => onFilter({ isHidden: isOn || undefined })}
        />
        {/* On phones cards replace the table and its header. */}
        <select
          aria-label="Sırala"
          className="field-input kit-list-select list-filters-sort"
          value={listing.sort ?? ""}
          onChange={({ target: { value } }) => onSort(isOwnersSort(value) ? value : undefined)}
        >
          <option value="">Dükkân sırası</option>
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </fieldset>
    </>
  );
}

type ToggleProps = { word: string; isOn: boolean; onToggle: (isOn: boolean) => void };

const Toggle = ({ word, isOn, onToggle }: ToggleProps) => (
  <button type="button" className="button-chip list-filters-toggle" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {word}
  </button>
);
