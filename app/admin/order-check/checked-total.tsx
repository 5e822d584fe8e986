import "./order-check.css";
import { useId } from "react";
import { formatPrice, sumLira } from "../../../domain/money.ts";
import { amountWords } from "../../../domain/order-book/amount-to-pay.ts";
import { orderTotal } from "../../../domain/order-book/book-order.ts";
import { giftLines } from "../../../domain/order-check/book-input.ts";
import {
  chosenTotal,
  type DecidedLine,
  hasPriceChoice,
  type PriceChoice,
} from "../../../domain/order-check/line-prices.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import { sendingPrice } from "../../../domain/shop/parcel-price.ts";
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
  const sending = parcel ? sendingPrice(parcel, total) : null;
  const gifts = lines.length > 0 ? giftLines(pasted, giftPrices) : [];
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
      {gifts.map(({ name, price }) => (
        <p key={name} className="kit-ends kit-soft">
          {name} <span>{formatPrice(price)}</span>
        </p>
      ))}
      <p className="kit-ends kit-soft">
        Ödenecek <strong>{amountWords({ total: sumLira([total, orderTotal(gifts)]), sending, fee: null })}</strong>
      </p>
    </div>
  );
}
