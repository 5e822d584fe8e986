import { formatPrice, timesLira } from "../../../domain/money.ts";
import { chosenPrice, type PriceChoice } from "../../../domain/order-check/book-input.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-order.ts";
import { Thumb } from "../thumb.tsx";
import { type DoubtWords, lineDoubtWords } from "./doubt-words.ts";
import "./order-check.css";

type CheckedLineProps = {
  line: VerifiedLine;
  /** When the message was sent. */
  at: Date | undefined;
  choice: PriceChoice;
  isWanted: boolean;
  onToggle: () => void;
};

/** A line of an order, with what it costs and what differs. The owner leaves out what she cannot send. */
export function CheckedLine({ line, at, choice, isWanted, onToggle }: CheckedLineProps) {
  const { productId, color, quantity, image, today, doubts } = line;
  const isGone = productId === null;
  const name = isGone ? "Artık olmayan bir ürün" : line.name;
  const price = chosenPrice(line, choice);
  return (
    <li className="order-check-line" data-wanted={isWanted && !isGone}>
      <Thumb image={image} />
      <div className="kit-words">
        <strong>{name}</strong>
        <span>
          {color !== "" && `${color} · `}
          {quantity} adet
          {quantity > 1 && !isGone && ` × ${formatPrice(price)}`}
          {today !== null && today !== price && ` · bugün ${formatPrice(today)}`}
        </span>
      </div>
      {!isGone && (
        <div className="order-check-sum">
          <span className="price">{formatPrice(timesLira(price, quantity))}</span>
          <label className="kit-tick">
            <input type="checkbox" aria-label={`Siparişte: ${name}`} checked={isWanted} onChange={onToggle} />
          </label>
        </div>
      )}
      <div className="order-check-doubts">
        {doubts.map((doubt) => (
          <Doubt key={doubt.kind} {...lineDoubtWords(doubt, line, at)} />
        ))}
      </div>
    </li>
  );
}

/** A difference. One that the sender has made is marked stronger than one that may be honest. */
export const Doubt = ({ words, isEdit }: DoubtWords) => (
  <p className="kit-note order-check-doubt" data-tint={isEdit ? "rose" : "butter"} data-edit={isEdit}>
    {words}
  </p>
);
