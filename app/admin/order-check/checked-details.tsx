import { DETAIL_LABELS, dayInNumbers, wholeAddress, YES } from "../../../domain/order/detail-lines.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import "./order-check.css";

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
  const read: readonly (readonly [string, string])[] = [
    [DETAIL_LABELS.name, details.name],
    [DETAIL_LABELS.phone, showPhone(details.phone)],
    [DETAIL_LABELS.address, wholeAddress(details)],
    [DETAIL_LABELS.day, dayInNumbers(details.day)],
    [DETAIL_LABELS.giftWrap, details.giftWrap ? YES : ""],
    [DETAIL_LABELS.cardNote, details.cardNote],
    [DETAIL_LABELS.hidePrices, details.hidePrices ? YES : ""],
  ];
  const unread: readonly (readonly [string, string, string?])[] = [
    ["Mesajda başka", others.join("\n")],
    ["Sonra yazılan", later.slice(0, NEAREST).join("\n"), later.slice(NEAREST).join("\n")],
    ["Önce yazılan", earlier.slice(-NEAREST).join("\n"), earlier.slice(0, -NEAREST).join("\n")],
  ];
  const isSaid = ([, text]: readonly [string, string, string?]) => text !== "";
  return (
    <dl className="kit-stack order-check-details">
      {read.filter(isSaid).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {unread.filter(isSaid).map(([label, text, further]) => (
        <div key={label}>
          <dt>{label}</dt>
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
