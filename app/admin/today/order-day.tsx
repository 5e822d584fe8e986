import "./order-day.css";
import { Link } from "react-router";
import { DAY_MS, istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { NeedList } from "../../../domain/order-book/order-needs.ts";
import { bookListingSearch } from "../../../domain/order-book/printed-orders.ts";
import { orderForm, panelAddresses } from "../../../domain/web/panel-addresses.ts";
import type { AnsweredDayList, OrderOfDay } from "../../../domain/web/panel-answers.ts";
import { LeftMoney } from "../order-form/order-badges.tsx";
import { wantedDay, whatInWords, whoInWords } from "../order-form/row-words.ts";
import { LIST_NAMES } from "../panel-words.ts";

const listAt = (list: NeedList) => panelAddresses.orders + bookListingSearch({ list, page: 1 });

/** Beside a number. */
const COUNTED: Record<NeedList, string> = {
  confirm: "Onaylanacak",
  unpaid: "Ödenmedi",
  pack: "Hazırlanacak",
  due: "Bugün gidecek",
  tell: "Haber verilecek",
  late: "Yolda kaldı",
  words: "Okunmadı",
  refund: "Geri ödenecek",
};

type DayProps = { lists: readonly AnsweredDayList[]; seesPersons: boolean };

/** The orders of the day: a number for each list, and below them the first orders of each. */
export const OrderDay = ({ lists, seesPersons }: DayProps) => (
  <>
    <nav aria-label="Günün siparişleri" className="order-day-numbers">
      <ul>
        {lists.map(({ list, count, sum }) => (
          <li key={list}>
            <Link to={listAt(list)} data-list={list}>
              <strong>{count}</strong>
              <span>{COUNTED[list]}</span>
              {sum !== undefined && <span className="price">{formatPrice(sum)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    {lists.map((list) => (
      <DayCard key={list.list} {...list} seesPersons={seesPersons} />
    ))}
  </>
);

function DayCard({ list, count, orders, seesPersons }: AnsweredDayList & Pick<DayProps, "seesPersons">) {
  return (
    <section className="kit-card order-day-card" aria-labelledby={`gun-${list}`}>
      <div className="kit-ends">
        <h3 id={`gun-${list}`}>{LIST_NAMES[list]}</h3>
        {count > orders.length && (
          <Link className="kit-links-plain" to={listAt(list)} aria-label={`Hepsi: ${LIST_NAMES[list]}`}>
            Hepsi ({count})
          </Link>
        )}
      </div>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <DayRow order={order} list={list} seesPersons={seesPersons} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = Pick<DayProps, "seesPersons"> & { order: OrderOfDay; list: NeedList };

function DayRow({ order, list, seesPersons }: RowProps) {
  const { id, number, state, left } = order;
  const why = reasonOf(list, order, new Date());
  return (
    <Link className="order-day-row" to={orderForm(id)}>
      <span>
        <strong>
          #{number} {whoInWords(order, seesPersons)}
        </strong>
        <span className="kit-soft">{[why, whatInWords(order)].filter(Boolean).join(" · ")}</span>
      </span>
      {left !== undefined && (
        <span className="order-day-left">
          <LeftMoney order={{ state, left }} />
        </span>
      )}
    </Link>
  );
}

/** What the list alone does not say: the wanted day, and how long a parcel has been on the way. */
function reasonOf(list: NeedList, { day, state, stateAt }: OrderOfDay, now: Date): string | undefined {
  if (list === "late") return `${Math.floor((now.getTime() - Date.parse(stateAt)) / DAY_MS)} gündür yolda`;
  return list === "due" ? wantedDay({ day, state }, istanbulDate(now))?.words : undefined;
}
