import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { OwnersColumn, OwnersSort } from "../../../domain/listing/owners-listing.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Selection } from "../many/use-selection.ts";
import { OrderTools } from "../order/order-tools.tsx";
import type { Placing } from "../order/use-placing.ts";
import { useRowDrag } from "../order/use-row-drag.ts";
import { ProductRow, type RowActions, type RowDrop } from "./product-row.tsx";
import "./product-table.css";
import { ROLES } from "./table-roles.ts";

type ProductTableProps = {
  rows: readonly Product[];
  categories: readonly Category[];
  sort: OwnersSort | undefined;
  onSort: (column: OwnersColumn) => void;
  selection: Selection;
  /** Where products are being put into another order. */
  placing: Placing | undefined;
  actions: RowActions;
};

export function ProductTable({ rows, categories, sort, onSort, selection, placing, actions }: ProductTableProps) {
  const { drag, handleOf } = useRowDrag((id, to) => {
    const product = rows.find((row) => row.id === id);
    if (product) placing?.move(product, to);
  });
  const held = rows.findIndex(({ id }) => id === drag?.id);
  return (
    <table className="product-table" aria-label="Ürünler" {...ROLES.table}>
      <thead {...ROLES.rowGroup}>
        <tr {...ROLES.row}>
          <td />
          <th scope="col">Görsel</th>
          <SortHeader column="name" label="Ürün Adı" sort={sort} onSort={onSort} />
          <SortHeader column="price" label="Fiyat" sort={sort} onSort={onSort} />
          <SortHeader column="category" label="Kategori" sort={sort} onSort={onSort} />
          <SortHeader column="stock" label="Stok" sort={sort} onSort={onSort} />
          <th scope="col">İşlemler</th>
        </tr>
      </thead>
      <tbody {...ROLES.rowGroup}>
        {rows.map((product, index) => (
          <ProductRow
            key={product.id}
            product={product}
            category={categories.find(({ slug }) => slug === product.category)}
            isChosen={selection.has(product)}
            onChoose={() => selection.toggle(product)}
            drop={drag && dropAt(index, held, drag.to)}
            actions={actions}
          >
            {placing && (
              <OrderTools product={product} index={index} placing={placing} handle={handleOf(product.id, index)} />
            )}
          </ProductRow>
        ))}
      </tbody>
    </table>
  );
}

/** On which side of this row the held one would come to stand. */
function dropAt(index: number, held: number, to: number): RowDrop {
  if (held === -1) return undefined;
  if (index === held) return "held";
  if (index !== to) return undefined;
  return to < held ? "before" : "behind";
}

type SortHeaderProps = Pick<ProductTableProps, "sort" | "onSort"> & { column: OwnersColumn; label: string };

function SortHeader({ column, label, sort, onSort }: SortHeaderProps) {
  const order = sort?.column !== column ? "none" : sort.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className="product-table-sort" onClick={() => onSort(column)}>
        {label}
        <Icon name={order === "none" ? "sort" : "left"} size={16} />
      </button>
    </th>
  );
}
