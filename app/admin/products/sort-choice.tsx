import { type ChangeEvent, useId } from "react";
import "../../ui/field.css";
import type { ListSort } from "./product-list.ts";
import "./sort-choice.css";

type SortChoiceProps = { sort: ListSort | undefined; onSort: (sort: ListSort | undefined) => void };

const SORT_CHOICES: { value: string; label: string; sort: ListSort | undefined }[] = [
  { value: "shop", label: "Dükkân sırası", sort: undefined },
  { value: "name-up", label: "Ürün adı, A–Z", sort: { column: "name", isDescending: false } },
  { value: "name-down", label: "Ürün adı, Z–A", sort: { column: "name", isDescending: true } },
  { value: "price-up", label: "Fiyat, artan", sort: { column: "price", isDescending: false } },
  { value: "price-down", label: "Fiyat, azalan", sort: { column: "price", isDescending: true } },
  { value: "category-up", label: "Kategori, A–Z", sort: { column: "category", isDescending: false } },
  { value: "category-down", label: "Kategori, Z–A", sort: { column: "category", isDescending: true } },
  { value: "stock-up", label: "Önce stoktakiler", sort: { column: "stock", isDescending: false } },
  { value: "stock-down", label: "Önce tükenenler", sort: { column: "stock", isDescending: true } },
];

/** For a phone, where the table's header makes way for cards. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLSelectElement>) =>
    onSort(SORT_CHOICES.find(({ value }) => value === event.target.value)?.sort);
  return (
    <div className="sort-choice">
      <label htmlFor={id} className="unseen">
        Sırala
      </label>
      <select id={id} className="field-input" value={sort ? choiceOf(sort) : "shop"} onChange={choose}>
        {SORT_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

const choiceOf = ({ column, isDescending }: ListSort) => `${column}-${isDescending ? "down" : "up"}`;
