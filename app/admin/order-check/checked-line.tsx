import { formatPrice, timesLira } from "../../../domain/money.ts";
import { isTakenOut, type VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import { chosenPrice, type PriceChoice } from "../../../domain/order-check/wanted-lines.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import "./checked-line.css";
import { Doubt } from "./doubt.tsx";
import { lineDoubtWords, type MessageFacts } from "./doubt-words.ts";

type CheckedLineProps = {
  line: VerifiedLine;
  facts: MessageFacts;
  choice: PriceChoice;
  isWanted: boolean;
  onToggle: () => void;
};

/** A line of an order, with what it costs and what differs. The owner leaves out what she cannot send. */
export function CheckedLine({ line, facts, choice, isWanted, onToggle }: CheckedLineProps) {
  const { color, quantity, image, today, doubts } = line;
  const name = line.name || "Artık olmayan bir ürün";
  const isGone = isTakenOut(line);
  const price = chosenPrice(line, choice);
  return (
    <li className="checked-line" data-wanted={isWanted && !isGone}>
      <span className="checked-line-picture">
        {image !== "" && <ShopPicture image={image} alt="" sizes="56px" widths={[160]} width={56} height={56} />}
      </span>
      <div className="checked-line-facts">
        <strong>{name}</strong>
        <span className="checked-line-soft">
          {color !== "" && `${color} · `}
          {quantity} adet
          {quantity > 1 && ` × ${formatPrice(price)}`}
          {today !== null && today !== price && ` · bugün ${formatPrice(today)}`}
        </span>
      </div>
      <span className="price">{isGone ? "" : sumWords(line, choice)}</span>
      {isGone ? null : (
        <label className="checked-line-choice">
          <input type="checkbox" aria-label={`Siparişte: ${name}`} checked={isWanted} onChange={onToggle} />
        </label>
      )}
      <div className="checked-line-doubts">
        {doubts.map((doubt) => (
          <Doubt key={doubt.kind} {...lineDoubtWords(doubt, line, facts)} />
        ))}
      </div>
    </li>
  );
}

const sumWords = (line: VerifiedLine, choice: PriceChoice): string =>
  line.said === null && line.today === null
    ? "Fiyatı yok"
    : formatPrice(timesLira(chosenPrice(line, choice), line.quantity));
