import "./order-check.css";
import { useId, useState } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { amountWords, chargedFor } from "../../../domain/order/amount-to-pay.ts";
import { chosenTotal, firstChoice, isClean, type PriceChoice } from "../../../domain/order-check/book-input.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-order.ts";
import { recentMoment } from "../../ui/moment.ts";
import { useShop } from "../../use-shop.ts";
import type { CheckedAnswer } from "./check-calls.ts";
import type { CheckEvents } from "./check-host.tsx";
import type { CheckedOrder } from "./check-sheet.tsx";
import { CheckedDetails, CheckedLine, Doubt } from "./checked-line.tsx";
import { type AnswerTexts, OrderAnswer } from "./order-answer.tsx";

type CheckedOrderCardProps = CheckEvents & { checked: CheckedOrder; texts: AnswerTexts | undefined };

const UNREAD: CheckedAnswer = { lines: [], others: [], written: null };

/** One order of the pasted text: what its link says, and beside it everything that stands in the chat otherwise. */
export function CheckedOrderCard({ checked: { pasted, verified }, ...on }: CheckedOrderCardProps) {
  const { lines, others, written } = verified ?? UNREAD;
  /** Places of lines: another answer about the same message has other objects. */
  const [left, setLeft] = useState<readonly number[]>([]);
  const [choice, setChoice] = useState(() => firstChoice(lines));
  const toggle = (at: number) => setLeft(left.includes(at) ? left.filter((other) => other !== at) : [...left, at]);
  const known = lines.filter(({ productId }) => productId !== null);
  const sent = known.filter((line) => !left.includes(lines.indexOf(line)));
  const hasLink = pasted.order.code !== undefined;
  const isByHand = !verified || !hasLink || known.length === 0;
  return (
    <article className="kit-card">
      <Sender pasted={pasted} />
      {isByHand && <p>{byHandWords(verified, hasLink)}</p>}
      {pasted.order.hasBrokenLink && <Doubt words="Sepet bağlantısı yarım gelmiş" isEdit={false} />}
      <ul className="kit-list-lines">
        {Array.from(lines.entries(), ([at, line]) => (
          <CheckedLine
            key={at}
            line={line}
            at={pasted.at}
            choice={choice}
            isWanted={!left.includes(at)}
            onToggle={() => toggle(at)}
          />
        ))}
      </ul>
      {verified && !written && isClean(pasted, verified) && (
        <p className="kit-note kit-offer" data-tint="mint">
          Hepsi tutuyor: her satır bağlantıdaki gibi, fiyatlar bugünkü.
        </p>
      )}
      {known.length > 0 && <CheckedTotal pasted={pasted} lines={sent} choice={choice} onChoose={setChoice} />}
      <CheckedDetails pasted={pasted} others={others} />
      <OrderAnswer
        pasted={pasted}
        lines={sent}
        missing={known.filter((line) => !sent.includes(line))}
        others={others}
        choice={choice}
        isByHand={isByHand}
        earlier={written}
        {...on}
      />
    </article>
  );
}

function byHandWords(verified: CheckedAnswer | undefined, hasLink: boolean): string {
  if (!verified) return "Bu mesaj okunamayacak kadar uzun; siparişi ona bakarak elle yaz.";
  if (hasLink) return "Bağlantıdaki ürünler artık dükkânda yok; siparişi yapıştırdığına bakarak elle yaz.";
  if (verified.lines.length === 0) return "Sepet bağlantısı yok; siparişi yapıştırdığına bakarak elle yaz.";
  return `Sepet bağlantısı yok; ${verified.lines.length} satır bulduk, bak.`;
}

const Sender = ({ pasted: { author, at, times } }: { pasted: PastedOrder }) => (
  <header className="kit-row kit-soft order-check-sender">
    <h3>{author ?? "Sipariş"}</h3>
    {at && <time dateTime={at.toISOString()}>{recentMoment(at.toISOString())}</time>}
    {times > 1 && <span>Aynı sepet {times} kez gönderilmiş, bir kez sayıldı.</span>}
  </header>
);

type CheckedTotalProps = {
  pasted: PastedOrder;
  lines: readonly VerifiedLine[];
  choice: PriceChoice;
  onChoose: (choice: PriceChoice) => void;
};

const CHOICES: readonly (readonly [PriceChoice, string])[] = [
  ["thatDay", "Mesajdaki anın fiyatlarıyla"],
  ["today", "Bugünün fiyatlarıyla"],
];

/** The order's total. Where prices have changed since, the owner chooses. */
function CheckedTotal({ pasted, lines, choice, onChoose }: CheckedTotalProps) {
  const name = useId();
  const { parcel, giftPrices } = useShop();
  const total = chosenTotal(lines, choice);
  const { details } = pasted.order;
  const hasChoice = chosenTotal(lines, "thatDay") !== chosenTotal(lines, "today");
  return (
    <div className="kit-stack">
      {hasChoice && (
        <fieldset className="kit-group">
          <legend className="unseen">Hangi fiyatlarla</legend>
          {CHOICES.map(([value, words]) => (
            <label key={value} className="kit-choice order-check-choice">
              <input type="radio" name={name} checked={choice === value} onChange={() => onChoose(value)} />
              {words}
              <span className="price">{formatPrice(chosenTotal(lines, value))}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="kit-ends kit-list-total">
        Toplam <span className="price">{formatPrice(total)}</span>
      </p>
      {lines.length > 0 && (
        <p className="kit-ends kit-soft">
          Ödenecek <strong>{amountWords(chargedFor({ total, details, parcel, giftPrices }))}</strong>
        </p>
      )}
    </div>
  );
}
