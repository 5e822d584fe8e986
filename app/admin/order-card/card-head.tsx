import "./order-card.css";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import type { OrderNeed } from "../../../domain/order-book/order-needs.ts";
import { recentMoment } from "../../ui/moment.ts";
import { needInWords } from "../order-form/need-words.ts";
import { StateBadge } from "../order-form/order-badges.tsx";
import { wantedDay, whoInWords } from "../order-form/row-words.ts";
import { leftTitle } from "../order-money/money-part.tsx";

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
  const sums = [
    ["Ödenecek", toPay],
    ["Gelen", paid],
    [leftTitle(order.state, left), Math.abs(left)],
  ] as const;
  return (
    <dl className="order-card-money">
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt className="kit-soft">{name}</dt>
          <dd className="price">
            {name === "Kalan" && sum === 0 ? (
              <span className="kit-badge" data-tint="mint">
                ✓ Ödendi
              </span>
            ) : (
              formatPrice(sum)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the order still needs. The button below the card does the first of it. */
export function CardNeeds({ needs }: { needs: readonly OrderNeed[] }) {
  if (needs.length === 0) return null;
  return (
    <ul className="kit-row" aria-label="Eksikler">
      {needs.map((need) => (
        <li key={need.kind} className="kit-badge">
          {needInWords(need)}
        </li>
      ))}
    </ul>
  );
}
