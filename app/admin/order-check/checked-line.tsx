import "./order-check.css";
import { formatPrice, timesLira } from "../../../domain/money.ts";
import { chosenWords } from "../../../domain/order/cart.ts";
import { saidDetails } from "../../../domain/order/detail-lines.ts";
import { chosenPrice, type PriceChoice } from "../../../domain/order-check/book-input.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-order.ts";
import { Thumb } from "../thumb.tsx";
import { type DoubtWords, lineDoubtWords } from "./doubt-words.ts";

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
  const { productId, texts, quantity, image, today, doubts } = line;
  const isGone = productId === null;
  const name = isGone ? "Artık olmayan bir ürün" : line.name;
  const price = chosenPrice(line, choice);
  const chosen = chosenWords(line);
  return (
    <li className="order-check-line" data-wanted={isWanted && !isGone}>
      <Thumb image={image} />
      <div className="kit-words">
        <strong>{name}</strong>
        <span>
          {chosen !== "" && `${chosen} · `}
          {quantity} adet
          {quantity > 1 && !isGone && ` × ${formatPrice(price)}`}
          {today !== null && today !== price && ` · bugün ${formatPrice(today)}`}
        </span>
        {texts.map(({ id, label, text }) => (
          <span key={id}>
            <strong className="order-check-text">“{text}”</strong> {label}
          </span>
        ))}
      </div>
      {!isGone && (
        <div className="kit-row order-check-sum">
          <span className="price">{formatPrice(timesLira(price, quantity))}</span>
          <label className="kit-list-tick">
            <input type="checkbox" aria-label={`Siparişte: ${name}`} checked={isWanted} onChange={onToggle} />
          </label>
        </div>
      )}
      {doubts.length > 0 && (
        <div className="kit-list">
          {doubts.map((doubt) => (
            <Doubt key={doubt.kind} {...lineDoubtWords(doubt, line, at)} />
          ))}
        </div>
      )}
    </li>
  );
}

/** A difference. One that the sender has made is marked stronger than one that may be honest. */
export const Doubt = ({ words, isEdit }: DoubtWords) => (
  <p className={isEdit ? "kit-note kit-offer" : "kit-note"} data-tint={isEdit ? "rose" : "butter"}>
    {words}
  </p>
);

/** So many lines of a chat stand open beside its order; the others are a tap away. */
const NEAREST = 8;

type CheckedDetailsProps = {
  pasted: PastedOrder;
  /** The lines of the message that nobody has read. */
  others: readonly string[];
};

/** Where it goes, and everything else that stands in the chat, unread and unjudged. */
export function CheckedDetails({ pasted: { order, before, after }, others }: CheckedDetailsProps) {
  const { details } = order;
  const [earlier, later] = [linesOf(before), linesOf(after)];
  const unread: readonly (readonly [string, string, string?])[] = [
    ["Mesajda başka", others.join("\n")],
    ["Sonra yazılan", later.slice(0, NEAREST).join("\n"), later.slice(NEAREST).join("\n")],
    ["Önce yazılan", earlier.slice(-NEAREST).join("\n"), earlier.slice(0, -NEAREST).join("\n")],
  ];
  const isSaid = ([, text]: readonly [string, string, string?]) => text !== "";
  return (
    <dl className="kit-stack order-check-details">
      {saidDetails(details).map(([label, text]) => (
        <div key={label}>
          <dt className="kit-soft">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {unread.filter(isSaid).map(([label, text, further]) => (
        <div key={label}>
          <dt className="kit-soft">{label}</dt>
          <dd className="kit-note" data-tint="butter">
            {text}
            {further && (
              <details className="kit-fold">
                <summary>Sohbetin kalanı</summary>
                {further}
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
