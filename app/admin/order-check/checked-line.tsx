import "./order-check.css";
import { useId } from "react";
import { formatPrice, timesLira } from "../../../domain/money.ts";
import { chosenWords } from "../../../domain/order/cart.ts";
import type { OrderLine } from "../../../domain/order-book/book-order.ts";
import {
  chosenPrice,
  type DecidedLine,
  hasPriceChoice,
  type PriceChoice,
} from "../../../domain/order-check/line-prices.ts";
import { Thumb } from "../panel-parts.tsx";
import { type DoubtWords, lineDoubtWords } from "./doubt-words.ts";

type CheckedLineProps = {
  line: DecidedLine;
  /** When the message was sent. */
  at: Date | undefined;
  isWanted: boolean;
  onToggle: () => void;
  onChoose: (choice: PriceChoice) => void;
};

/** A line of an order, with what it costs and what differs. The owner leaves out what she cannot send, and says at which price the rest goes. */
export function CheckedLine({ line, at, isWanted, onToggle, onChoose }: CheckedLineProps) {
  const { productId, quantity, image, doubts } = line;
  const isGone = productId === null;
  const name = isGone ? "Artık olmayan bir ürün" : line.name;
  const price = chosenPrice(line);
  return (
    <li className="order-check-line" data-wanted={isWanted && !isGone}>
      <Thumb image={image} />
      <LineWords line={{ ...line, name }} price={isGone ? undefined : price} />
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
      {isWanted && hasPriceChoice(line) && <LinePrices line={line} onChoose={onChoose} />}
    </li>
  );
}

type LineWordsProps = {
  line: Pick<OrderLine, "name" | "color" | "values" | "texts" | "quantity">;
  /** Of one piece. */
  price: number | undefined;
};

/** The ordered lines with their quantities. */
export function LineWords({ line: { name, texts, quantity, ...chosen }, price }: LineWordsProps) {
  const words = chosenWords(chosen);
  return (
    <div className="kit-words">
      <strong>{name}</strong>
      <span>
        {words !== "" && `${words} · `}
        {quantity} adet
        {quantity > 1 && price !== undefined && ` × ${formatPrice(price)}`}
      </span>
      {texts.map(({ id, label, text }) => (
        <span key={id}>
          <strong className="order-check-text">“{text}”</strong> {label}
        </span>
      ))}
    </div>
  );
}

const CHOICES: readonly (readonly [PriceChoice, string])[] = [
  ["thatDay", "O günün fiyatıyla"],
  ["today", "Bugünün fiyatıyla"],
];

/** The line's price has changed since the order: the owner chooses which one she writes. */
function LinePrices({ line, onChoose }: Pick<CheckedLineProps, "line" | "onChoose">) {
  const group = useId();
  return (
    <fieldset className="kit-group order-check-prices">
      <legend className="unseen">Hangi fiyatla: {line.name}</legend>
      {CHOICES.map(([choice, words]) => (
        <label key={choice} className="kit-choice order-check-choice">
          <input type="radio" name={group} checked={line.choice === choice} onChange={() => onChoose(choice)} />
          {words}
          <span className="price">{formatPrice(timesLira(chosenPrice({ ...line, choice }), line.quantity))}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A difference. One that the sender has made is marked stronger than one that may be honest. */
export const Doubt = ({ words, isEdit }: DoubtWords) => (
  <p className={isEdit ? "kit-note kit-offer" : "kit-note"} data-tint={isEdit ? "rose" : "butter"}>
    {words}
  </p>
);
