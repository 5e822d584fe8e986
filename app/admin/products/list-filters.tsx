import type { ChangeEvent } from "react";
import type { OwnersListing, OwnersSort } from "../../../domain/listing/owners-listing.ts";
import "../../ui/button.css";
import "../../ui/field.css";
import { categoryAt, useOwnersCategories } from "../owners-categories.tsx";
import "./list-filters.css";
import { SortChoice } from "./sort-choice.tsx";

type ListFiltersProps = {
  listing: OwnersListing;
  onFilter: (changes: Partial<OwnersListing>) => void;
  onSort: (sort: OwnersSort | undefined) => void;
};

export function ListFilters({ listing, onFilter, onSort }: ListFiltersProps) {
  const categories = useOwnersCategories();
  const chooseCategory = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onFilter({ category: target.value === "" ? undefined : target.value });
  return (
    <fieldset className="list-filters">
      <legend className="unseen">Süz</legend>
      <select
        aria-label="Kategori"
        className="field-input list-filters-choice"
        value={categoryAt(categories, listing.category ?? "")?.slug ?? ""}
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
      <SortChoice sort={listing.sort} onSort={onSort} />
    </fieldset>
  );
}

type ToggleProps = { word: string; isOn: boolean; onToggle: (isOn: boolean) => void };

const Toggle = ({ word, isOn, onToggle }: ToggleProps) => (
  <button type="button" className="button-chip list-filters-toggle" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {word}
  </button>
);
