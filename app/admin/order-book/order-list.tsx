import type { KeyboardEvent, ReactNode } from "react";
import { ORDERS_PER_PAGE } from "../../../domain/order-book/order-store.ts";
import type { BookListing } from "../../../domain/order-book/printed-orders.ts";
import { LIST_LOADING, ListFailed, ListNotice, PageTurner } from "../products/list-parts.tsx";
import "./order-book.css";
import { OrderRow } from "./order-row.tsx";
import { OrderSelection, useChosenOrders } from "./order-selection.tsx";
import type { OrderListing } from "./use-order-list.ts";
import type { OrderMoves } from "./use-order-moves.ts";

type OrderListProps = {
  list: OrderListing;
  moves: OrderMoves;
  /** The order that stands beside the list or over it. */
  opened: string | undefined;
  /** The focus goes to the card, or stays on its row. */
  onOpen: (id: string, focus: "card" | "row") => void;
  onWrite: () => void;
  /** What is done with all orders. */
  tools: ReactNode;
};

/** The orders that answer the question. While the next answer loads they accept no action; without an answer there are none. */
export function OrderList({ list, moves, opened, onOpen, onWrite, tools }: OrderListProps) {
  const { answer, isStale, hasFailed } = list;
  const shown = answer?.found.orders ?? [];
  const selection = useChosenOrders(shown, JSON.stringify(answer?.asked));
  if (!answer) {
    return hasFailed ? (
      <ListFailed isLoading={false} onRetry={list.reload} />
    ) : (
      <p className="kit-soft" role="status">
        {LIST_LOADING}
      </p>
    );
  }
  const { page, total, seesPersons } = answer.found;
  const pages = Math.ceil(total / ORDERS_PER_PAGE);
  return (
    <section className="kit-list-page" aria-label="Siparişler" aria-busy={isStale}>
      <div className="kit-ends kit-list-summary">
        {shown.length > 0 && (
          <label className="field-checkbox" inert={isStale}>
            <input
              type="checkbox"
              aria-label="Sayfadakileri seç"
              checked={selection.isPageChosen}
              onChange={selection.togglePage}
            />
            Seç
          </label>
        )}
        <p className="order-book-count" aria-live="polite">
          {isStale ? LIST_LOADING : `${total} sipariş`}
        </p>
        {tools}
      </div>
      {shown.length > 0 ? (
        <>
          <ul
            className="kit-list order-book-rows"
            aria-label="Siparişler"
            inert={isStale}
            onKeyDown={(event) => {
              const order = shown[goAlong(event)];
              if (order && opened !== undefined) onOpen(order.id, "row");
            }}
          >
            {shown.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                seesPersons={seesPersons}
                isOpen={order.id === opened}
                selection={selection}
                moves={moves}
                onOpen={() => onOpen(order.id, "card")}
              />
            ))}
          </ul>
          {pages > 1 && <PageTurner page={page} pages={pages} onTurn={list.turnTo} />}
        </>
      ) : (
        <NoOrders list={list} asked={answer.asked} onWrite={onWrite} />
      )}
      {selection.chosen.length > 0 && (
        <OrderSelection selection={selection} moves={moves} isStale={isStale} seesPersons={seesPersons} />
      )}
    </section>
  );
}

/** Up and down lead along the rows. Answers the row that has the focus now, -1 if nothing moved. */
function goAlong(event: KeyboardEvent<HTMLUListElement>): number {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(".kit-list-open")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = step === undefined || at < 0 ? undefined : rows[at + step];
  if (!row || step === undefined) return -1;
  event.preventDefault();
  row.focus();
  return at + step;
}

type NoOrdersProps = Pick<OrderListProps, "list" | "onWrite"> & {
  asked: BookListing & { query: string };
};

function NoOrders({ list, asked, onWrite }: NoOrdersProps) {
  if (asked.query !== "") return <ListNotice about="no-such-order" onAction={list.clear} />;
  const isEmpty = list.answer && Object.values(list.answer.found.counts).every((count) => count === 0);
  if (!isEmpty) return <ListNotice about="no-order-in-state" onAction={list.clear} />;
  return <ListNotice about="no-orders" onAction={onWrite} />;
}
