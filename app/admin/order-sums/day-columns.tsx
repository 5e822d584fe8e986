import { formatPrice } from "../../../domain/money.ts";
import "./order-sums.css";

type DayColumnsProps = { days: readonly { day: string; total: number }[] };

const WIDTH = 600;
const HEIGHT = 140;

const dayFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "short", timeZone: "UTC" });

/** The days as columns, for the eye alone: the table below says the same. */
export function DayColumns({ days }: DayColumnsProps) {
  const highest = Math.max(...days.map(({ total }) => total), 1);
  const step = WIDTH / Math.max(days.length, 1);
  const [first] = days;
  const last = days.at(-1);
  return (
    <figure className="order-sums-days" aria-hidden="true">
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
        <figcaption>
          <span>{dayFormat.format(new Date(first.day))}</span>
          <span>{dayFormat.format(new Date(last.day))}</span>
        </figcaption>
      )}
    </figure>
  );
}
