import type { ChangeEvent } from "react";
import { isOwnersSort, type OwnersSort } from "../../../domain/listing/owners-listing.ts";
import "../../ui/field.css";
import "./sort-choice.css";

type SortChoiceProps = { sort: OwnersSort | undefined; onSort: (sort: OwnersSort | undefined) => void };

const LABELS: Record<OwnersSort, string> = {
  "name-up": "Ürün adı, A–Z",
  "name-down": "Ürün adı, Z–A",
  "price-up": "Fiyat, artan",
  "price-down": "Fiyat, azalan",
  "category-up": "Kategori, A–Z",
  "category-down": "Kategori, Z–A",
  "stock-up": "Önce stoktakiler",
  "stock-down": "Önce tükenenler",
};

/** Sorts on phones, where cards replace the table and its header. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const choose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
    onSort(isOwnersSort(value) ? value : undefined);
  return (
    <div className="sort-choice">
      <select aria-label="Sırala" className="field-input" value={sort ?? ""} onChange={choose}>
        <option value="">Dükkân sırası</option>
        {Object.entries(LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
