import "./order-card.css";
import type { ReactNode } from "react";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import type { NeedKind, OrderNeed } from "../../../domain/order-book/order-needs.ts";
import { isSold } from "../../../domain/order-book/order-states.ts";
import { recentMoment } from "../../ui/moment.ts";
import { LeftMoney, NeedBadges, StateBadge } from "../order-form/order-badges.tsx";
import { wantedDay, whoInWords } from "../order-form/row-words.ts";
import { askedTitle, leftTitle } from "../order-money/money-part.tsx";

/** Who ordered, the state, and the day on which it is wanted. */
export function CardHead({ order, seesPersons }: { order: BookOrder; seesPersons: boolean }) {
  const wanted = wantedDay(order, istanbulDate(new Date()));
  const who = whoInWords(order, seesPersons);
  return (
    <div className="order-card-head">
      {who && <h3>{who}</h3>}
      <p className="kit-row">
        <StateBadge state={order.state} />
        {wanted && <span className={wanted.isUrgent ? "kit-badge" : undefined}>{wanted.words}</span>}
        <time className="kit-soft" dateTime={order.wroteAt}>
          {recentMoment(order.wroteAt)} yazıldı
        </time>
      </p>
    </div>
  );
}

/** What is to pay, what has come and what is left. */
export function CardMoney({ order }: { order: BookOrder }) {
  const { toPay, paid, left } = moneyOf(order);
  return (
    <dl className="order-card-money">
      <Sum name={askedTitle(order.state, toPay)}>{formatPrice(toPay)}</Sum>
      <Sum name="Gelen">{formatPrice(paid)}</Sum>
      {(left !== 0 || isSold(order.state)) && (
        <Sum name={leftTitle(order.state, left)}>
          {left === 0 ? <LeftMoney order={{ ...order, left }} /> : formatPrice(Math.abs(left))}
        </Sum>
      )}
    </dl>
  );
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="kit-soft">{name}</dt>
    <dd className="price">{children}</dd>
  </div>
);

const SAID_BY_MONEY: readonly NeedKind[] = ["pay", "refund"];

/** What the order still needs. The button below the card does the first of it. */
export function CardNeeds({ needs }: { needs: readonly OrderNeed[] }) {
  const missing = needs.filter(({ kind }) => !SAID_BY_MONEY.includes(kind));
  if (missing.length === 0) return null;
  return <NeedBadges needs={missing} />;
}
