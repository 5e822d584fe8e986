import "./order-card.css";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import { formatPrice, timesLira } from "../../../domain/money.ts";
import { chosenWords } from "../../../domain/order/cart.ts";
import { textLines } from "../../../domain/order/plain-name.ts";
import type { OrderLine } from "../../../domain/order-book/book-order.ts";
import { openWords } from "../../../domain/order-book/line-questions.ts";
import { Thumb } from "../panel-parts.tsx";
import type { Stock } from "../stock.tsx";

/** The lines that a first screen has room for. */
const SHOWN = 4;

/** What is in the parcel: photos so chosen with their pieces, and what was chosen and written. */
export function CardLines({ lines, stock }: { lines: readonly OrderLine[]; stock: Stock }) {
  const rows = Array.from(lines.entries(), ([at, line]) => <CardLine key={at} line={line} stock={stock} />);
  return (
    <>
      <ul>{rows.slice(0, SHOWN)}</ul>
      {rows.length > SHOWN && (
        <details className="kit-fold">
          <summary>{rows.length - SHOWN} satır daha</summary>
          <ul>{rows.slice(SHOWN)}</ul>
        </details>
      )}
    </>
  );
}

function CardLine({ line, stock }: { line: OrderLine; stock: Stock }) {
  const { name, price, quantity, returned = 0, values, color } = line;
  const product = stock.find(line.productId);
  const about = [chosenWords({ color, values }), ...openWords(line)].filter(Boolean).join(", ");
  return (
    <li className="order-card-line">
      <span className="order-card-photo">
        <Thumb image={product ? pictureSoChosen(product, line) : ""} isEager />
        <strong>{quantity}</strong>
      </span>
      <span className="kit-words">
        <strong>{name}</strong>
        {about && <span>{about}</span>}
        {textLines(line).map((text) => (
          <span key={text}>{text}</span>
        ))}
        {returned > 0 && <span>{returned} adet geri geldi</span>}
      </span>
      <span className="price">{formatPrice(timesLira(price, quantity))}</span>
    </li>
  );
}
