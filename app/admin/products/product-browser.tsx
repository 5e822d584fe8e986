import { useMemo, useRef } from "react";
import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { Synonyms } from "../../../domain/search/synonyms.ts";
import { NoMatches, NoProducts } from "./list-notices.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { PageTurner } from "./page-turner.tsx";
import "./product-browser.css";
import { createProductList } from "./product-list.ts";
import type { RowActions } from "./product-row.tsx";
import { ProductTable } from "./product-table.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { useListView } from "./use-list-view.ts";

type ProductBrowserProps = {
  products: readonly Product[];
  categories: readonly Category[];
  synonyms: Synonyms;
  actions: RowActions & { add: () => void };
};

/** Finding one product among five hundred: search, order, pages. */
export function ProductBrowser({ products, categories, synonyms, actions }: ProductBrowserProps) {
  const { view, setSearch, setSort, sortBy, setPage } = useListView();
  const top = useRef<HTMLElement>(null);
  const list = useMemo(() => createProductList({ products, categories, synonyms }), [products, categories, synonyms]);
  const { rows, matches, page, pages } = list.page(view);
  const search = view.search.trim();

  const turnTo = (next: number) => {
    setPage(next);
    top.current?.scrollIntoView();
  };

  return (
    <section className="product-browser" aria-label="Ürünler" ref={top}>
      <ListToolbar search={view.search} onSearch={setSearch} onAdd={actions.add} />
      <div className="product-browser-summary">
        <p aria-live="polite">{search === "" ? `${matches} ürün` : `“${search}” için ${matches} ürün`}</p>
        <SortChoice sort={view.sort} onSort={setSort} />
      </div>
      {products.length === 0 ? (
        <NoProducts onAdd={actions.add} />
      ) : matches === 0 ? (
        <NoMatches onClear={() => setSearch("")} />
      ) : (
        <>
          <ProductTable rows={rows} sort={view.sort} onSort={sortBy} actions={actions} />
          {pages > 1 && <PageTurner page={page} pages={pages} onTurn={turnTo} />}
        </>
      )}
    </section>
  );
}
