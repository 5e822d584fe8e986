import { timesInWords } from "../../../domain/pulse/pulse-words.ts";
import "./pulse-pictures.css";

type Column = { key: string; times: number };

type PulseColumnsProps = { columns: readonly Column[]; first: string; last: string };

/** 1 and 2 are said as one, so they look the same. */
const drawn = (times: number): number => (times === 1 ? 2 : times);

const WIDTH = 600;
const HEIGHT = 96;

/** Times side by side, for the eye alone: the sentence above says what they show. */
export function PulseColumns({ columns, first, last }: PulseColumnsProps) {
  const highest = Math.max(...columns.map(({ times }) => drawn(times)), 1);
  const step = WIDTH / Math.max(columns.length, 1);
  return (
    <figure className="pulse-pictures-columns kit-soft" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <title>Sayılar</title>
        {Array.from(columns.entries(), ([at, { key, times }]) => {
          const height = Math.max((drawn(times) / highest) * HEIGHT, times > 0 ? 2 : 0);
          return <rect key={key} x={at * step + step * 0.1} y={HEIGHT - height} width={step * 0.8} height={height} />;
        })}
      </svg>
      <figcaption className="kit-ends">
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

type BarRow = { key: string; name: string; times: number; note?: string };

/** Names with their times; the bar behind each is its part of the highest. */
export function PulseBars({ rows, label }: { rows: readonly BarRow[]; label: string }) {
  const highest = Math.max(...rows.map(({ times }) => drawn(times)), 1);
  return (
    <ol className="pulse-pictures-bars" aria-label={label}>
      {rows.map(({ key, name, times, note }) => (
        <li key={key}>
          <span className="kit-words">
            <span className="kit-letter">{name}</span>
            {note && <small className="kit-soft">{note}</small>}
          </span>
          <strong>{timesInWords(times)}</strong>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(drawn(times) / highest) * 100} height="4" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
