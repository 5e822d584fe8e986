import { Link } from "react-router";
import type { GiftWays } from "../../../domain/search/gift-fit.ts";
import type { GiftWay } from "../../../domain/search/search-guide.ts";
import { addresses } from "../../../domain/web/addresses.ts";

export const GiftLinks = ({ recipients, budgets }: GiftWays) => (
  <div className="gift-links page-width">
    <Ways title="Kime?" id="kime" ways={recipients} />
    <Ways title="Bütçen?" id="butcen" ways={budgets} />
  </div>
);

type WaysProps = { title: string; id: string; ways: readonly GiftWay[] };

const Ways = ({ title, id, ways }: WaysProps) =>
  ways.length > 0 && (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map(({ label, query }) => (
          <li key={query}>
            <Link className="button-chip" to={addresses.search(query)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
