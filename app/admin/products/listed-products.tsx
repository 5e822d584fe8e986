import { useState } from "react";
import { Link } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import { isFiltered, isShopsOrder, type OwnersListing } from "../../../domain/listing/owners-listing.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { SmallButton } from "../../ui/button.tsx";
import { LIST_LOADING, ListNotice, PageTurner } from "./list-parts.tsx";
import { PhotoDrafts } from "./photo-drafts.tsx";
import type { RowActions } from "./product-row.tsx";
import { ProductSelection } from "./product-selection.tsx";
import { ProductTable } from "./product-table.tsx";
import { RunningPrices } from "./running-prices.tsx";
import type { OwnersView } from "./use-owners-listing.ts";
import { usePlacing } from "./use-placing.ts";
import { useSelection } from "./use-selection.ts";

type ListedProductsProps = {
  /** The rows with the query that they answer. */
  list: OwnersAnswer & { listing: OwnersListing };
  view: OwnersView;
  actions: RowActions & { add: () => void };
  arrange: (rows: readonly Product[]) => void;
  reload: () => Promise<void>;
  onTurned: () => void;
};

/** The rows of a query and the actions on them. Stale rows, while the next query loads, accept no action. */
export function ListedProducts({ list, view, actions, arrange, reload, onTurned }: ListedProductsProps) {
  const { listing, rows, matches, page, pages } = list;
  const { isStale } = view;
  const [wantsOrder, setWantsOrder] = useState(false);
  const selection = useSelection(list);
  const placing = usePlacing({ ...list, arrange, reload });
  const canOrder = isShopsOrder(listing) && matches > 1;
  const query = listing.query.trim();

  const turnTo = (next: number) => {
    view.turnTo(next);
    onTurned();
  };

  return (
    <>
      <RunningPrices plans={list.plans} reload={reload} />
      <div className="kit-ends kit-list-summary">
        {matches > 0 && (
          <label className="field-checkbox" inert={isStale}>
            <input
              type="checkbox"
              aria-label="Sayfadakileri seç"
              checked={selection.isPageChosen}
              onChange={({ target }) => selection.choosePage(target.checked)}
            />
            Seç
          </label>
        )}
        <p aria-live="polite">{isStale ? LIST_LOADING : countInWords(query, matches)}</p>
        <PhotoDrafts
          onMade={async () => {
            await reload();
            view.filter({ isHidden: true });
          }}
        />
        {canOrder && (
          <SmallButton
            action={wantsOrder ? "Sıra tamam" : "Sırayı değiştir"}
            onClick={() => setWantsOrder(!wantsOrder)}
          />
        )}
      </div>
      <p className="unseen" aria-live="polite">
        {placing.announcement}
      </p>
      {matches > 0 ? (
        <>
          <ProductTable
            rows={rows}
            sort={view.listing.sort}
            onSort={view.sortBy}
            selection={selection}
            placing={canOrder && wantsOrder ? placing : undefined}
            actions={actions}
            isStale={isStale}
          />
          {pages > 1 && <PageTurner page={page} pages={pages} onTurn={turnTo} />}
        </>
      ) : isFiltered(listing) ? (
        <ListNotice about={query === "" ? "filtered-out" : "not-found"} onAction={view.clear} />
      ) : (
        <>
          <ListNotice about="empty" onAction={actions.add} />
          <p className="kit-row">
            Ürünlerin başka bir yerde mi?
            <Link className="kit-links-plain" to={panelAddresses.moving} state={{ opened: ["instagramdan"] }}>
              Instagram'dan getir
            </Link>
            <Link className="kit-links-plain" to={panelAddresses.moving} state={{ opened: ["tablodan"] }}>
              Tablodan getir
            </Link>
          </p>
        </>
      )}
      {selection.count > 0 && (
        <ProductSelection selection={selection} matches={matches} isStale={isStale} reload={reload} />
      )}
    </>
  );
}

const countInWords = (query: string, matches: number): string =>
  query === "" ? `${matches} ürün` : `“${query}” için ${matches} ürün`;
