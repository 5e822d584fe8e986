import { useId } from "react";
import { formatPrice } from "../../../domain/money.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-order.ts";
import { chosenTotal, type PriceChoice } from "../../../domain/order-check/wanted-lines.ts";
import "./checked-total.css";

type CheckedTotalProps = {
  lines: readonly VerifiedLine[];
  choice: PriceChoice;
  onChoose: (choice: PriceChoice) => void;
};

const CHOICES: readonly (readonly [PriceChoice, string])[] = [
  ["thatDay", "Mesajdaki anın fiyatlarıyla"],
  ["today", "Bugünün fiyatlarıyla"],
];

/** The order's total. Where prices have changed since, the owner chooses. */
export function CheckedTotal({ lines, choice, onChoose }: CheckedTotalProps) {
  const name = useId();
  const hasChoice = chosenTotal(lines, "thatDay") !== chosenTotal(lines, "today");
  return (
    <div className="kit-stack checked-total">
      {hasChoice && (
        <fieldset>
          <legend className="unseen">Hangi fiyatlarla</legend>
          {CHOICES.map(([value, words]) => (
            <label key={value}>
              <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
              {words}
              <span className="price">{formatPrice(chosenTotal(lines, value))}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="kit-ends checked-total-sum">
        Toplam <span className="price">{formatPrice(chosenTotal(lines, choice))}</span>
      </p>
    </div>
  );
}
