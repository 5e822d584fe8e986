import "../zod-without-eval.ts";
import "./order-book.css";
import "../../ui/button.css";
import { useState } from "react";
import { Link, useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import { BOOK_LISTS, type BookList, ORDER_STATES, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { ORDER_QUERY_LENGTH } from "../../../domain/order-book/order-store.ts";
import type { BookListing } from "../../../domain/order-book/printed-orders.ts";
import { ORDER_ANCHOR, panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import { FoundCustomers } from "../customer/found-customers.tsx";
import { type ByHand, CheckHost } from "../order-check/check-host.tsx";
import { OwnersChoicesProvider, PriceRight } from "../panel-context.tsx";
import { SearchField } from "../panel-parts.tsx";
import { LIST_NAMES } from "../panel-words.ts";
import { useAnchor, useOpenedAbout } from "../use-opened-about.ts";
import { MovedOrders, WAITING } from "./moved-orders.tsx";
import { OrderList } from "./order-list.tsx";
import { type OrderListing, useOrderList } from "./use-order-list.ts";
import { useOrderMoves } from "./use-order-moves.ts";

const SumsSheet = lazyPart(() => import("../order-sums/sums-sheet.tsx"), LostPart);
const OpenedOrder = lazyPart(() => import("../order-card/opened-order.tsx"), LostPart);

/** The key of the sheet of an order that is not saved yet. */
const NEW_ORDER = "yeni";

/** The order in the sheet; without an id, a new one, which a paste may have begun. */
type Opened = { id: string | undefined; wantsTracking: boolean; keepsFocus?: boolean; byHand?: ByHand | undefined };

/** 'Siparişler': the book of orders, and the day's work with it. */
export default function OrdersPage() {
  const user = useOutletContext<User>();
  const list = useOrderList();
  const seesPersons = list.answer?.found.seesPersons ?? isAdmin(user);
  const [changes, setChanges] = useState(0);
  const reload = () => {
    setChanges((before) => before + 1);
    return list.reload();
  };
  const moves = useOrderMoves(reload);
  const [dismissed, setDismissed] = useState<BookList>();
  const listed = list.listing.list;
  const moved = moves.moved ?? (listed && listed !== dismissed && seesPersons ? WAITING[listed] : undefined);
  const dismiss = () => {
    setDismissed(listed);
    moves.dismiss();
  };
  const form = useOpenedAbout<Opened>("siparis");
  const mayChangePrices = list.answer?.found.mayChangePrices ?? isAdmin(user);
  const sums = useOpened("toplamlar");
  const open = (id: string, field?: "tracking") => form.open({ id, wantsTracking: field === "tracking" });
  const write = (byHand?: ByHand) => form.open({ id: undefined, wantsTracking: false, byHand });

  useAnchor(ORDER_ANCHOR, (id) => open(id));

  return (
    <PriceRight value={mayChangePrices}>
      <div className="kit-beside" data-open={form.subject !== undefined}>
        <div className="kit-list-page">
          <div className="kit-row order-book-head">
            <h2>Siparişler</h2>
            <SearchField name="Sipariş ara" maxLength={ORDER_QUERY_LENGTH} value={list.typed} onSearch={list.search} />
            <CheckHost onWritten={reload} onByHand={write} onOpen={(id) => open(id)} />
            <button type="button" className="button button-plain" aria-haspopup="dialog" onClick={() => write()}>
              <Icon name="plus" size={20} />
              Elle yaz
            </button>
          </div>
          <OrderFilters list={list} />
          {seesPersons && list.answer && !list.isStale && (
            <FoundCustomers
              orders={list.answer.found.orders}
              query={list.answer.asked.query}
              userId={user.id}
              onChanged={reload}
            />
          )}
          <OrderList
            list={list}
            moves={moves}
            opened={form.subject?.id}
            onOpen={(id, focus) => form.open({ id, wantsTracking: false, keepsFocus: focus === "row" })}
            onWrite={() => write()}
            tools={
              <nav className="kit-row order-book-tools" aria-label="Günün işi">
                <Link
                  className="kit-links-plain"
                  to={panelAddresses.printedOrders({ kind: "picking", state: undefined })}
                >
                  Hazırlama listesi
                </Link>
                {mayChangePrices && (
                  <button type="button" className="kit-links-plain" aria-haspopup="dialog" onClick={sums.open}>
                    Toplamlar
                  </button>
                )}
              </nav>
            }
          />
          {moved && <MovedOrders moved={moved} onOpen={open} onTold={reload} onDismiss={dismiss} />}
          {sums.isOpen && <SumsSheet onClose={sums.close} />}
        </div>
        {form.subject && (
          <OwnersChoicesProvider>
            <OpenedOrder
              key={form.subject.id ?? NEW_ORDER}
              id={form.subject.id}
              wantsTracking={form.subject.wantsTracking}
              keepsFocus={form.subject.keepsFocus ?? false}
              begun={form.subject.byHand?.input}
              seesPersons={seesPersons}
              userId={user.id}
              changes={changes}
              onChanged={reload}
              onRemoved={list.reload}
              onMoved={(order) => {
                form.subject?.byHand?.onWritten(order);
                moves.tell({ ids: [order.id], state: order.state });
              }}
              onClose={form.close}
            />
          </OwnersChoicesProvider>
        )}
      </div>
    </PriceRight>
  );
}

type NamedListing = Pick<BookListing, "state" | "list"> & { name: string };

/** What needs something, and the states; a row each where there is room. */
const LISTS: { id: string; lists: NamedListing[] }[] = [
  { id: "needs", lists: BOOK_LISTS.map((list) => ({ list, name: LIST_NAMES[list] })) },
  { id: "states", lists: [{ name: "Hepsi" }, ...ORDER_STATES.map((state) => ({ state, name: STATE_NAMES[state] }))] },
];

/** A list of orders that need something is offered while there are some. */
const isOffered = ({ list }: Pick<BookListing, "list">, { listing, answer }: OrderListing): boolean =>
  list === undefined || list === "open" || list === listing.list || (answer?.found[list] ?? 0) > 0;

/** The lists, each with the number of orders that the search finds in each. */
function OrderFilters({ list }: { list: OrderListing }) {
  const { listing } = list;
  const found = list.isStale ? undefined : list.answer?.found;
  const counts = found?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="order-book-states">
      <legend className="unseen">Durum</legend>
      {LISTS.map(({ id, lists }) => (
        <div key={id} className="order-book-group">
          {lists
            .filter((one) => isOffered(one, list))
            .map(({ name, ...one }) => (
              <button
                key={name}
                type="button"
                className="button-chip"
                aria-pressed={listing.list === one.list && listing.state === one.state}
                onClick={() => list.choose(one)}
              >
                {name}
                <span>{(one.list ? found?.[one.list] : one.state ? counts?.[one.state] : all) ?? "–"}</span>
              </button>
            ))}
        </div>
      ))}
    </fieldset>
  );
}
