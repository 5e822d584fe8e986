import { DETAIL_LABELS, dayInNumbers, YES } from "../../../domain/order/detail-labels.ts";
import { wholeAddress } from "../../../domain/order/detail-lines.ts";
import type { ReadOrder } from "../../../domain/order-check/read-order.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import "./checked-details.css";

/** Where it goes and what else the person wrote. */
export function CheckedDetails({ order: { details, rest } }: { order: ReadOrder }) {
  const said: readonly (readonly [string, string])[] = [
    [DETAIL_LABELS.name, details.name],
    [DETAIL_LABELS.phone, showPhone(details.phone)],
    [DETAIL_LABELS.address, wholeAddress(details)],
    [DETAIL_LABELS.day, dayInNumbers(details.day)],
    [DETAIL_LABELS.giftWrap, details.giftWrap ? YES : ""],
    [DETAIL_LABELS.cardNote, details.cardNote],
    [DETAIL_LABELS.hidePrices, details.hidePrices ? YES : ""],
    ["Başka yazdıkları", rest],
  ];
  const shown = said.filter(([, text]) => text !== "");
  if (shown.length === 0) return null;
  return (
    <dl className="checked-details">
      {shown.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
