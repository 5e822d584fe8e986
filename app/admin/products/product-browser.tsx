import { useRef, useState } from "react";
import { isFiltered, isShopsOrder } from "../../../domain/listing/owners-listing.ts";
import { useOpened } from "../../ui/opened.ts";
import { SelectionBar } from "../many/selection-bar.tsx";
import { useSelection } from "../many/use-selection.ts";
import { usePlacing } from "../order/use-placing.ts";
import { StepsSheet } from "../steps/steps-sheet.tsx";
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
  const { listing: answered, rows, matches, page, pages, categories } = list;
  const top = useRef<HTMLElement>(null);
  const steps = useOpened("islemler");
  const [wantsOrder, setWantsOrder] = useState(false);
  const selection = useSelection(list);
  const placing = usePlacing(list);
  const canOrder = isShopsOrder(answered) && matches > 1;
  const question = answered.question.trim();

  const turnTo = (next: number) => {
    view.turnTo(next);
    top.current?.scrollIntoView();
  };

  return (
    <section className="product-browser" aria-label="Ürünler" ref={top}>
      <ListToolbar search={listing.question} onSearch={view.search} onAdd={actions.add} />
      <ListFilters listing={listing} categories={categories} onFilter={view.filter} onSort={view.sort} />
      <div className="product-browser-summary">
        {matches > 0 && (
          <label className="product-browser-page">
            <input
              type="checkbox"
              checked={selection.isPageChosen}
              onChange={({ target }) => selection.choosePage(target.checked)}
            />
            Sayfadakileri seç
          </label>
        )}
        <p aria-live="polite">{question === "" ? `${matches} ürün` : `“${question}” için ${matches} ürün`}</p>
        {canOrder && (
          <button type="button" className="button button-plain button-small" onClick={() => setWantsOrder(!wantsOrder)}>
            {wantsOrder ? "Sıra tamam" : "Sırayı değiştir"}
          </button>
        )}
        <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={steps.open}>
          Son işlemler
        </button>
      </div>
      <p className="unseen" aria-live="polite">
        {placing.said}
      </p>
      {matches > 0 ? (
        <>
          <ProductTable
            rows={rows}
            categories={categories}
            sort={listing.sort}
            onSort={view.sortBy}
            selection={selection}
            placing={canOrder && wantsOrder ? placing : undefined}
            actions={actions}
          />
          {pages > 1 && <PageTurner page={page} pages={pages} onTurn={turnTo} />}
        </>
      ) : isFiltered(answered) ? (
        <NoMatches isSearched={question !== ""} onClear={view.clear} />
      ) : (
        <NoProducts onAdd={actions.add} />
      )}
      {selection.count > 0 && (
        <SelectionBar selection={selection} matches={matches} categories={categories} reload={list.reload} />
      )}
      {steps.isOpen && <StepsSheet onUndone={list.reload} onClose={steps.close} />}
    </section>
  );
}
