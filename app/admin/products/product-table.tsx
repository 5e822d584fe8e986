import type { Product } from "../../../domain/catalog/product.ts";
import type { OwnersColumn, OwnersSort } from "../../../domain/listing/owners-listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import { ProductRow, type RowActions, TABLE_ROLES } from "./product-row.tsx";
import "./product-table.css";
import type { Selection } from "./use-selection.ts";

type ProductTableProps = {
  rows: readonly Product[];
  sort: OwnersSort | undefined;
  onSort: (column: OwnersColumn) => void;
  selection: Selection;
  /** Given while the owner reorders products. */
  placing: Placing<Product> | undefined;
  actions: RowActions;
  /** Another query is loading, so these rows accept no action. */
  isStale: boolean;
};

export function ProductTable({ rows, sort, onSort, selection, placing, actions, isStale }: ProductTableProps) {
  const categories = useOwnersCategories();
  return (
    <table className="kit-frame product-table" aria-label="Ürünler" {...TABLE_ROLES.table}>
      <thead {...TABLE_ROLES.rowGroup}>
        <tr {...TABLE_ROLES.row}>
          <td />
          <th scope="col">Görsel</th>
          <SortHeader column="name" label="Ürün Adı" sort={sort} onSort={onSort} />
          <SortHeader column="price" label="Fiyat" sort={sort} onSort={onSort} />
          <SortHeader column="category" label="Kategori" sort={sort} onSort={onSort} />
          <SortHeader column="stock" label="Stok" sort={sort} onSort={onSort} />
          <th scope="col">İşlemler</th>
        </tr>
      </thead>
      <tbody inert={isStale} {...TABLE_ROLES.rowGroup}>
        {rows.map((product, index) => (
          <ProductRow
            key={product.id}
            product={product}
            category={categoryAt(categories, product.category)}
            isChosen={selection.has(product)}
            onChoose={() => selection.toggle(product)}
            at={index}
            actions={actions}
          >
            {placing && <OrderTools item={product} index={index} placing={placing} />}
          </ProductRow>
        ))}
      </tbody>
    </table>
  );
}

type SortHeaderProps = Pick<ProductTableProps, "sort" | "onSort"> & { column: OwnersColumn; label: string };

function SortHeader({ column, label, sort, onSort }: SortHeaderProps) {
  const order = sort === `${column}-up` ? "ascending" : sort === `${column}-down` ? "descending" : "none";
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className="kit-bare product-table-sort" onClick={() => onSort(column)}>
        {label}
        {order === "none" ? <PanelIcon name="sort" size={16} /> : <Icon name="left" size={16} />}
      </button>
    </th>
  );
}
