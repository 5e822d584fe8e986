import "./order-check.css";
import { saidDetails } from "../../../domain/order/detail-lines.ts";
import type { OrderDetails } from "../../../domain/order/order-details.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";

/** So many lines of a chat stand open beside its order; the others are a tap away. */
const NEAREST = 8;

type CheckedDetailsProps = {
  /** Of the message, or of the order that it became. */
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
