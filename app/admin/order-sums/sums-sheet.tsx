import { saveFrom } from "../panel-calls.ts";
import { Loaded } from "../section-load.tsx";
import "./order-sums.css";
import { useState } from "react";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { DaySpan } from "../../../domain/order-book/order-sums.ts";
import { Chip, PlainButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { fetchOrderTable, type NamedSums, orderCalls } from "../order-calls.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { everyDay, lastDays, shownDay, thisMonth } from "./day-span.ts";

const SPANS: readonly { action: string; span: () => DaySpan }[] = [
  { action: "Son 7 gün", span: () => lastDays(7) },
  { action: "Son 30 gün", span: () => lastDays(30) },
  { action: "Bu ay", span: thisMonth },
  { action: "Son bir yıl", span: () => lastDays(365) },
];

/** 'Toplamlar': what was sold by day, product and category. Cancelled and returned orders do not count. */
export default function SumsSheet({ onClose }: { onClose: () => void }) {
  const handleFailure = useFailureHandler();
  const [span, setSpan] = useState(() => lastDays(30));
  const isSpan = span.from !== "" && span.until !== "" && span.from <= span.until;
  const saveTable = async () => {
    try {
      const table = URL.createObjectURL(await fetchOrderTable());
      saveFrom(table, `siparisler-${istanbulDate(new Date())}.csv`);
    } catch (error) {
      handleFailure(error, reasonOr("Tablo indirilemedi"));
    }
  };
  return (
    <Sheet title="Toplamlar" shape="form" onClose={onClose}>
      <div className="kit-body">
        <div className="kit-row">
          {SPANS.map(({ action, span }) => (
            <Chip key={action} action={action} onClick={() => setSpan(span())} />
          ))}
        </div>
        <div className="kit-fields">
          <Field
            label="İlk gün"
            type="date"
            value={span.from}
            onChange={({ target }) => setSpan({ ...span, from: target.value })}
          />
          <Field
            label="Son gün"
            type="date"
            value={span.until}
            error={isSpan || span.from === "" || span.until === "" ? undefined : "Son gün ilk günden önce olamaz"}
            onChange={({ target }) => setSpan({ ...span, until: target.value })}
          />
        </div>
        {isSpan && (
          <Loaded key={`${span.from} ${span.until}`} load={() => orderCalls.sums(span)}>
            {(sums) => <Sums span={span} sums={sums} />}
          </Loaded>
        )}
        <div>
          <PlainButton action="CSV indir" onClick={saveTable} />
          <p className="field-hint">Bütün siparişler tek tabloda; Excel ve Google E-Tablolar açar.</p>
        </div>
      </div>
    </Sheet>
  );
}

function Sums({ span, sums }: { span: DaySpan; sums: NamedSums }) {
  const { orders, quantity, total, toPay, unpaid, received, days, products, categories, codes } = sums;
  if (orders === 0 && received === 0) return <p>Bu günlerde sipariş yok.</p>;
  return (
    <>
      <p className="kit-words order-sums-total" role="status">
        <strong className="price">{formatPrice(total)}</strong>
        {orders} sipariş, {quantity} ürün, indirimler düşülmüş. İptal ve iade sayılmaz.
        {(toPay !== total || unpaid > 0) && (
          <span>
            Kargo ve kapıda ödeme ücretleriyle {formatPrice(toPay)}; kalan {formatPrice(unpaid)}.
          </span>
        )}
        {received !== 0 && <span>{receivedWords(received)}</span>}
      </p>
      <DayColumns days={everyDay(span, days)} />
      <details className="kit-fold">
        <summary>Gün gün</summary>
        <SumTable
          caption="Güne göre"
          unit="Sipariş"
          rows={days.map(({ day, orders, total }) => ({ key: day, name: shownDay(day), quantity: orders, total }))}
        />
      </details>
      <SumTable
        caption="Ürüne göre"
        unit="Adet"
        rows={products.map((sum) => ({
          ...sum,
          key: sum.productId ?? `serbest ${sum.name}`,
          note: sum.chosen?.map(({ words, quantity }) => `${quantity} × ${words}`).join(" · "),
        }))}
      />
      <SumTable
        caption="Kategoriye göre"
        unit="Adet"
        rows={categories.map((sum) => ({ ...sum, key: sum.category, name: sum.name || "Kategorisiz" }))}
      />
      {codes.length > 0 && (
        <SumTable
          caption="Koda göre"
          unit="Sipariş"
          rows={codes.map(({ code, orders, off, total }) => ({
            ...{ key: code, name: code, note: `${formatPrice(off)} indirim`, quantity: orders, total },
          }))}
        />
      )}
    </>
  );
}

/** A payment belongs to the day on which it came. */
const receivedWords = (received: number): string =>
  received > 0
    ? `Bu günlerde eline geçen ${formatPrice(received)}.`
    : `Bu günlerde geri ödediğin, gelenden ${formatPrice(-received)} fazla.`;

type DayColumnsProps = { days: readonly { day: string; total: number }[] };

const WIDTH = 600;
const HEIGHT = 140;

const dayFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "short", timeZone: "UTC" });

/** The days as columns, for the eye alone: the table below says the same. */
function DayColumns({ days }: DayColumnsProps) {
  const highest = Math.max(...days.map(({ total }) => total), 1);
  const step = WIDTH / Math.max(days.length, 1);
  const [first] = days;
  const last = days.at(-1);
  return (
    <figure className="kit-stack kit-soft order-sums-days" aria-hidden="true">
      <p className="order-sums-scale">En yüksek gün {formatPrice(Math.max(...days.map(({ total }) => total), 0))}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <title>Günler</title>
        {Array.from(days.entries(), ([index, { day, total }]) => {
          const height = (total / highest) * (HEIGHT - 2);
          return (
            <rect key={day} x={index * step + step * 0.1} y={HEIGHT - height} width={step * 0.8} height={height} />
          );
        })}
      </svg>
      {first && last && (
        <figcaption className="kit-ends">
          <span>{dayFormat.format(new Date(first.day))}</span>
          <span>{dayFormat.format(new Date(last.day))}</span>
        </figcaption>
      )}
    </figure>
  );
}

type SumRow = { key: string; name: string; note?: string | undefined; quantity: number; total: number };

type SumTableProps = { caption: string; unit: string; rows: readonly SumRow[] };

/** Sums as a table; a bar behind each name shows its part of the highest. */
function SumTable({ caption, unit, rows }: SumTableProps) {
  const highest = Math.max(...rows.map(({ total }) => total), 1);
  return (
    <table className="kit-list-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{unit}</th>
          <th scope="col">Tutar</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, quantity, total }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <span className="kit-soft order-sums-note">{note}</span>}
              <svg className="order-sums-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(total / highest) * 100} height="4" />
              </svg>
            </th>
            <td>{quantity}</td>
            <td>{formatPrice(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
