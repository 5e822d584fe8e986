import { ORDER_STATES } from "../../../domain/order-book/order-states.ts";
import { ORDER_QUERY_LENGTH } from "../../../domain/order-book/order-store.ts";
import "../../ui/button.css";
import { SearchField } from "../search-field.tsx";
import { STATE_NAMES } from "../state-words.ts";
import "./order-book.css";
import type { OrderList } from "./use-order-list.ts";

/** The search, and the states with the number of orders that the search finds in each. */
export function OrderFilters({ list }: { list: OrderList }) {
  const { listing, typed } = list;
  const { counts } = (!list.isStale && list.answer?.found) || {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="kit-stack order-book-filters">
      <SearchField name="Sipariş ara" maxLength={ORDER_QUERY_LENGTH} value={typed} onSearch={list.search} />
      <fieldset className="order-book-states">
        <legend className="unseen">Durum</legend>
        {[undefined, ...ORDER_STATES].map((state) => (
          <button
            key={state ?? "all"}
            type="button"
            className="button-chip order-book-chip"
            aria-pressed={listing.state === state}
            onClick={() => list.chooseState(state)}
          >
            {state ? STATE_NAMES[state] : "Hepsi"}
            <span>{(state ? counts?.[state] : all) ?? "–"}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
