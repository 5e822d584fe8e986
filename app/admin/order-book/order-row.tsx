import { istanbulDate } from "../../../domain/istanbul.ts";
import { unseenWords } from "../../../domain/order-book/book-order.ts";
import type { NeedKind } from "../../../domain/order-book/order-needs.ts";
import { isSold, NEXT_STATE, PAYMENT_NAMES, payingWay } from "../../../domain/order-book/order-states.ts";
import { recentMoment } from "../../ui/moment.ts";
import type { OrderOfRow } from "../order-calls.ts";
import { LeftMoney, NeedBadges, StateBadge } from "../order-form/order-badges.tsx";
import { wantedDay, whatInWords, whoInWords } from "../order-form/row-words.ts";
import { useMayChangePrices } from "../panel-context.tsx";
import { TextButton, Thumb } from "../panel-parts.tsx";
import { orderName, STATE_ACTIONS } from "../panel-words.ts";
import type { ChosenOrders } from "./order-selection.tsx";
import type { OrderMoves } from "./use-order-moves.ts";
import "./order-row.css";

type OrderRowProps = {
  order: OrderOfRow;
  seesPersons: boolean;
  /** It stands beside the list or over it, with the same actions. */
  isOpen: boolean;
  selection: ChosenOrders;
  moves: OrderMoves;
  onOpen: () => void;
};

/** Photo, who and what beside the state and what is left to pay, and below them the actions; columns where there is room. */
export function OrderRow({ order, seesPersons, isOpen, selection, moves, onOpen }: OrderRowProps) {
  const { number, nth, state, left, wroteAt, sellerNote, note } = order;
  const mayChangePrices = useMayChangePrices();
  const next = NEXT_STATE[state];
  const who = whoInWords(order, seesPersons);
  const unseen = unseenWords(order);
  const notes = [unseen && `Müşteri yazdı: “${unseen}”`, sellerNote && `Müşterinin notu: “${sellerNote}”`, note].filter(
    (one) => one,
  );
  const wanted = wantedDay(order, istanbulDate(new Date()));
  const isMoving = moves.isMoving(order);
  const way = payingWay(order);
  const needs = order.needs.filter(({ kind }) => !SHOWN_OTHERWISE.includes(kind));
  const actions = [
    left > 0 && isSold(state) && mayChangePrices && { action: "Ödendi yap", act: () => moves.pay([order]) },
    next && { action: STATE_ACTIONS[next], act: () => moves.move([order], next) },
  ];
  return (
    <li
      ref={isOpen ? keepInSight : undefined}
      className="kit-list-item order-row"
      data-chosen={selection.has(order)}
      aria-current={isOpen}
      aria-busy={isMoving}
    >
      <button type="button" className="kit-list-open" aria-haspopup="dialog" onClick={onOpen}>
        <Thumb image={order.image} />
        <span className="kit-words">
          <strong>
            <span>#{number}</span> {who}
          </strong>
          <span className="order-row-what">{whatInWords(order)}</span>
        </span>
      </button>
      <span className="order-row-state">
        <StateBadge state={state} />
      </span>
      <span className="order-row-sum">
        <LeftMoney order={order} />
      </span>
      {notes.length > 0 && (
        <div className="order-row-notes">
          {notes.map((one) => (
            <em key={one} className="order-row-note">
              {one}
            </em>
          ))}
        </div>
      )}
      <div className="order-row-below">
        <label className="kit-list-tick">
          <input
            type="checkbox"
            aria-label={`Seç: ${orderName(order)}`}
            checked={selection.has(order)}
            onChange={() => selection.toggle(order)}
          />
        </label>
        {needs.length > 0 && <NeedBadges needs={needs} />}
        <div className="kit-row order-row-foot">
          <span className="kit-row order-row-facts">
            {wanted && <span className={wanted.isUrgent ? "kit-badge" : undefined}>{wanted.words}</span>}
            {nth > 1 && <span className="kit-soft">{nth}. siparişi</span>}
            {way !== "waiting" && <span className="kit-soft">{PAYMENT_NAMES[way]}</span>}
            <time className="kit-soft" dateTime={wroteAt}>
              {recentMoment(wroteAt)}
            </time>
          </span>
          <span className="kit-row order-row-actions">
            {!isOpen &&
              actions.map(
                (one) =>
                  one && (
                    <TextButton
                      key={one.action}
                      action={one.action}
                      of={orderName(order)}
                      aria-disabled={isMoving}
                      onClick={() => isMoving || one.act()}
                    />
                  ),
              )}
          </span>
        </div>
      </div>
    </li>
  );
}

/** Needs that the row says by its state, its day, its money or the customer's words. */
const SHOWN_OTHERWISE: readonly NeedKind[] = ["pay", "pack", "send", "words", "refund"];

/** The list gets narrower when an order opens beside it, and its rows move. */
const keepInSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" });
