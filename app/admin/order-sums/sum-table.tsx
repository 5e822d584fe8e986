import { formatPrice } from "../../../domain/money.ts";
import "./order-sums.css";

export type SumRow = { key: string; name: string; quantity: number; total: number };

type SumTableProps = { caption: string; unit: string; rows: readonly SumRow[] };

/** Sums as a table; a bar behind each name shows its part of the highest. */
export function SumTable({ caption, unit, rows }: SumTableProps) {
  const highest = Math.max(...rows.map(({ total }) => total), 1);
  return (
    <table className="order-sums-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{unit}</th>
          <th scope="col">Tutar</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, quantity, total }) => (
          <tr key={key}>
            <th scope="row">
              {name}
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
