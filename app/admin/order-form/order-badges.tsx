import { formatPrice } from "../../../domain/money.ts";
import type { OrderNeed } from "../../../domain/order-book/order-needs.ts";
import { isSold, type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { STATE_TINTS } from "../panel-words.ts";
import { needInWords } from "./need-words.ts";

const SIGNS: Record<OrderState, string> = {
  new: "●",
  preparing: "◐",
  sent: "➜",
  delivered: "✓",
  cancelled: "✕",
  returned: "↩",
};

/** A state is a pill with a sign. Neither a button nor a need nor money looks like it. */
export const StateBadge = ({ state }: { state: OrderState }) => (
  <span className="kit-badge" data-tint={STATE_TINTS[state]}>
    <span aria-hidden="true">{SIGNS[state]}</span> {STATE_NAMES[state]}
  </span>
);

type LeftMoneyProps = { order: { state: OrderState; left: number } };

/** What is left of an order's money, or that nothing is. Nothing is asked of an order that was not sold. */
export function LeftMoney({ order: { state, left } }: LeftMoneyProps) {
  if (left !== 0) {
    return (
      <>
        <span className="price">{formatPrice(Math.abs(left))}</span>{" "}
        <span className={left > 0 ? "kit-soft" : "kit-wrong"}>
          {left > 0 ? "kaldı" : isSold(state) ? "fazla geldi" : "geri ödenecek"}
        </span>
      </>
    );
  }
  return isSold(state) ? (
    <span className="kit-paid">
      <span aria-hidden="true">✓</span> Ödendi
    </span>
  ) : null;
}

/** What an order still needs. */
export const NeedBadges = ({ needs }: { needs: readonly OrderNeed[] }) => (
  <p className="kit-row">
    <span className="unseen">Eksik:</span>
    {needs.map((need) => (
      <span key={need.kind} className="kit-need">
        {needInWords(need)}
      </span>
    ))}
  </p>
);
