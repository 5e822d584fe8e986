import "./order-check.css";
import { useId } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { amountWords, chargedFor } from "../../../domain/order/amount-to-pay.ts";
import {
  chosenTotal,
  type DecidedLine,
  hasPriceChoice,
  type PriceChoice,
} from "../../../domain/order-check/line-prices.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import { useShop } from "../../use-shop.ts";

type CheckedTotalProps = {
  pasted: PastedOrder;
  lines: readonly DecidedLine[];
  /** Of all lines. */
  onChoose: (choice: PriceChoice) => void;
};

const CHOICES: readonly (readonly [PriceChoice, string])[] = [
  ["thatDay", "Hepsi o günün"],
  ["today", "Hepsi bugünün"],
];

/** The order's total. Where the prices of several lines have changed since, one tap chooses for all. */
export function CheckedTotal({ pasted, lines, onChoose }: CheckedTotalProps) {
  const name = useId();
  const { parcel, giftPrices } = useShop();
  const total = chosenTotal(lines);
  const charged = chargedFor({ total, details: pasted.order.details, parcel, giftPrices });
  const changed = lines.filter(hasPriceChoice);
  return (
    <div className="kit-stack">
      {changed.length > 1 && (
        <fieldset className="kit-group">
          <legend className="unseen">Hangi fiyatlarla</legend>
          {CHOICES.map(([choice, words]) => (
            <label key={choice} className="kit-choice order-check-choice">
              <input
                type="radio"
                name={name}
                checked={changed.every((line) => line.choice === choice)}
                onChange={() => onChoose(choice)}
              />
              {words}
              <span className="price">{formatPrice(chosenTotal(lines.map((line) => ({ ...line, choice }))))}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="kit-ends kit-list-total">
        Toplam <span className="price">{formatPrice(total)}</span>
      </p>
      {lines.length > 0 && (
        <p className="kit-ends kit-soft">
          Ödenecek <strong>{amountWords(charged)}</strong>
        </p>
      )}
    </div>
  );
}
