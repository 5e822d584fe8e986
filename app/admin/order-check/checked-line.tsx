import { formatPrice, timesLira } from "../../../domain/money.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-order.ts";
import { chosenPrice, type PriceChoice } from "../../../domain/order-check/wanted-lines.ts";
import { Thumb } from "../thumb.tsx";
import "./checked-line.css";
import { Doubt } from "./doubt.tsx";
import { lineDoubtWords } from "./doubt-words.ts";

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
    <li className="checked-line" data-wanted={isWanted && !isGone}>
      <Thumb image={image} />
      <div className="kit-words checked-line-facts">
        <strong>{name}</strong>
        <span className="kit-soft checked-line-soft">
          {color !== "" && `${color} · `}
          {quantity} adet
          {quantity > 1 && !isGone && ` × ${formatPrice(price)}`}
          {today !== null && today !== price && ` · bugün ${formatPrice(today)}`}
        </span>
      </div>
      {!isGone && (
        <div className="checked-line-sum">
          <span className="price">{formatPrice(timesLira(price, quantity))}</span>
          <label className="kit-tick checked-line-choice">
            <input type="checkbox" aria-label={`Siparişte: ${name}`} checked={isWanted} onChange={onToggle} />
          </label>
        </div>
      )}
      <div className="checked-line-doubts">
        {doubts.map((doubt) => (
          <Doubt key={doubt.kind} {...lineDoubtWords(doubt, line, at)} />
        ))}
      </div>
    </li>
  );
}
