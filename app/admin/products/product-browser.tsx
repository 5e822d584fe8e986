import { useRef } from "react";
import { isFiltered } from "../../../domain/listing/owners-listing.ts";
import { ListFilters } from "./list-filters.tsx";
import { NoMatches, NoProducts } from "./list-notices.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { PageTurner } from "./page-turner.tsx";
import "./product-browser.css";
import type { RowActions } from "./product-row.tsx";
import { ProductTable } from "./product-table.tsx";
import type { OwnersList } from "./use-owners-list.ts";
import type { OwnersView } from "./use-owners-listing.ts";

type ProductBrowserProps = {
  list: OwnersList;
  view: OwnersView;
  actions: RowActions & { add: () => void };
};

/** Finding one product among thousands: search, filters, order, pages. */
export function ProductBrowser({ list, view, actions }: ProductBrowserProps) {
  const { listing } = view;
  const { rows, matches, page, pages, categories } = list;
  const top = useRef<HTMLElement>(null);
  const question = listing.question.trim();

  const turnTo = (next: number) => {
    view.turnTo(next);
    top.current?.scrollIntoView();
  };

  return (
    <section className="product-browser" aria-label="Ürünler" ref={top}>
      <ListToolbar search={listing.question} onSearch={view.search} onAdd={actions.add} />
      <ListFilters listing={listing} categories={categories} onFilter={view.filter} onSort={view.sort} />
      <div className="product-browser-summary">
        <p aria-live="polite">{question === "" ? `${matches} ürün` : `“${question}” için ${matches} ürün`}</p>
      </div>
      {matches > 0 ? (
        <>
          <ProductTable
            rows={rows}
            categories={categories}
            sort={listing.sort}
            onSort={view.sortBy}
            actions={actions}
          />
          {pages > 1 && <PageTurner page={page} pages={pages} onTurn={turnTo} />}
        </>
      ) : isFiltered(listing) ? (
        <NoMatches isSearched={question !== ""} onClear={view.clear} />
      ) : (
        <NoProducts onAdd={actions.add} />
      )}
    </section>
  );
}
