import { formatPrice } from "../../../domain/money.ts";
import { type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { STATE_TINTS } from "../panel-words.ts";

const SIGNS: Record<OrderState, string> = {
  new: "●",
  preparing: "◐",
  sent: "➜",
  delivered: "✓",
  cancelled: "✕",
  returned: "↩",
};

/** A state is a badge with a sign. No button looks like it. */
export const StateBadge = ({ state }: { state: OrderState }) => (
  <span className="kit-badge" data-tint={STATE_TINTS[state]}>
    <span aria-hidden="true">{SIGNS[state]}</span> {STATE_NAMES[state]}
  </span>
);

type LeftWordsProps = { money: { toPay: number; left: number } };

/** What is left of an order's money. Below 0 it is to go back. */
export function LeftWords({ money: { toPay, left } }: LeftWordsProps) {
  if (left > 0) return <span className="kit-soft">{left < toPay ? "kaldı" : "ödenecek"}</span>;
  if (left < 0) return <span className="kit-wrong">fazla geldi</span>;
  return (
    <span className="kit-soft">
      <span aria-hidden="true">✓</span> ödendi
    </span>
  );
}

/** The amount that stands before `LeftWords`. */
export const leftAmount = ({ toPay, left }: LeftWordsProps["money"]): string =>
  formatPrice(left === 0 ? toPay : Math.abs(left));
