import { SmallButton } from "../../ui/button.tsx";
import "./order-check.css";
import { useId } from "react";
import { formatPrice, timesLira } from "../../../domain/money.ts";
import type { ToldOffer } from "../../../domain/offer/reductions.ts";
import { amountWords, type Charged, reductionWords } from "../../../domain/order/amount-to-pay.ts";
import { chosenWords } from "../../../domain/order/cart.ts";
import { saidDetails } from "../../../domain/order/detail-lines.ts";
import type { OrderDetails } from "../../../domain/order/order-details.ts";
import type { OrderLine } from "../../../domain/order-book/book-order.ts";
import {
  chosenCharges,
  chosenPrice,
  chosenTotal,
  type DecidedLine,
  hasPriceChoice,
  type PriceChoice,
} from "../../../domain/order-check/line-prices.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import { useShop } from "../../use-shop.ts";
import { Thumb } from "../panel-parts.tsx";
import { type DoubtWords, lineDoubtWords, unaskedDoubts } from "./doubt-words.ts";
import { ProposedFacts } from "./proposed-facts.tsx";

type CheckedLineProps = {
  line: DecidedLine;
  /** When the message was sent. */
  at: Date | undefined;
  isWanted: boolean;
  onToggle: () => void;
  onChoose: (choice: PriceChoice) => void;
  /** The owner's answer to an open question of a proposed line. */
  onAnswer: (group: string, value: string) => void;
};

/** A line of an order, with what it costs and what differs. The owner leaves out what she cannot send, and says at which price the rest goes. */
export function CheckedLine({ line, at, isWanted, onToggle, onChoose, onAnswer }: CheckedLineProps) {
  const { productId, quantity, image, proposal } = line;
  const doubts = unaskedDoubts(line);
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
      {proposal && <ProposedFacts line={line} proposal={proposal} isWanted={isWanted} onAnswer={onAnswer} />}
      {isWanted && hasPriceChoice(line) && (
        <PriceChoices
          legend={`Hangi fiyatla: ${name}`}
          names={{ thatDay: "O günün fiyatıyla", today: "Bugünün fiyatıyla" }}
          lines={[line]}
          onChoose={onChoose}
        />
      )}
    </li>
  );
}

type LineWordsProps = {
  line: Pick<OrderLine, "name" | "color" | "values" | "texts" | "quantity">;
  /** The price of one piece. */
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

type PriceChoicesProps = {
  legend: string;
  names: Record<PriceChoice, string>;
  lines: readonly DecidedLine[];
  onChoose: (choice: PriceChoice) => void;
};

const CHOICES = ["thatDay", "today"] as const;

/** Prices have changed since the order: the owner chooses which ones she writes. */
function PriceChoices({ legend, names, lines, onChoose }: PriceChoicesProps) {
  const group = useId();
  const isChosen = (choice: PriceChoice) => lines.filter(hasPriceChoice).every((line) => line.choice === choice);
  return (
    <fieldset className="kit-group order-check-prices">
      <legend className="unseen">{legend}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} className="kit-form-choice order-check-choice">
          <input type="radio" name={group} checked={isChosen(choice)} onChange={() => onChoose(choice)} />
          {names[choice]}
          <span className="price">{formatPrice(chosenTotal(lines.map((line) => ({ ...line, choice }))))}</span>
        </label>
      ))}
    </fieldset>
  );
}

type CheckedTotalProps = {
  details: OrderDetails;
  lines: readonly DecidedLine[];
  offers: readonly ToldOffer[];
  /** The names of campaigns that held no more when the message was sent. */
  ended: readonly string[];
  onDropEnded: (() => void) | undefined;
  /** Chooses for all lines. */
  onChoose: (choice: PriceChoice) => void;
};

/** The order's total. Where the prices of several lines have changed since, one tap chooses for all. */
export function CheckedTotal({ details, lines, offers, ended, onDropEnded, onChoose }: CheckedTotalProps) {
  const { parcel, giftPrices } = useShop();
  const charged = chosenCharges({ lines, offers, details, parcel, giftPrices });
  return (
    <div className="kit-stack">
      {lines.filter(hasPriceChoice).length > 1 && (
        <PriceChoices
          legend="Hangi fiyatlarla"
          names={{ thatDay: "Hepsi o günün", today: "Hepsi bugünün" }}
          lines={lines}
          onChoose={onChoose}
        />
      )}
      <TotalLine title="Toplam" total={charged.total} />
      {charged.reductions?.map((reduction) => (
        <p key={reduction.name} className="kit-soft">
          {reductionWords(reduction)}
        </p>
      ))}
      {onDropEnded && charged.reductions?.some(({ name }) => ended.includes(name)) && (
        <div className="kit-ends kit-note" data-tint="butter">
          <span>Mesaj gönderildiğinde artık geçmiyordu: {ended.join(", ")}</span>
          <SmallButton action="İndirimi çıkar" onClick={onDropEnded} />
        </div>
      )}
      {lines.length > 0 && <ToPayLine {...charged} />}
    </div>
  );
}

export const TotalLine = ({ title, total }: { title: string; total: number }) => (
  <p className="kit-ends kit-list-total">
    {title} <span className="price">{formatPrice(total)}</span>
  </p>
);

export const ToPayLine = (charged: Charged) => (
  <p className="kit-ends kit-soft">
    Ödenecek <strong>{amountWords(charged)}</strong>
  </p>
);

/** A difference. One that the sender has made is marked stronger than one that may be honest. */
export const Doubt = ({ words, isEdit }: DoubtWords) => (
  <p className={isEdit ? "kit-note kit-offer" : "kit-note"} data-tint={isEdit ? "rose" : "butter"}>
    {words}
  </p>
);

/** So many lines of a chat stand open beside its order; the others are a tap away. */
const NEAREST = 8;

type CheckedDetailsProps = {
  /** The day of the message, or of the order that it became. */
  details: OrderDetails;
  pasted: PastedOrder;
  /** The lines of the message that nobody has read. */
  others: readonly string[];
};

/** The receiver, and everything else that stands in the chat, unread and unjudged. */
export function CheckedDetails({ details, pasted: { before, after }, others }: CheckedDetailsProps) {
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
