import { DAY_MS } from "../../../domain/istanbul.ts";
import { asOrdered, hasDetails, type TypedDetails, unsaidField } from "../../../domain/order/order-details.ts";
import { dayInWords } from "../../../domain/shop/arrival.ts";
import { useShop } from "../../use-shop.ts";
import { useTypedDetails } from "./details-state.ts";

export const DELIVERY_TITLE = "Teslimat ve hediye";

/** A step that the visitor may skip: the order is one tap away with and without it. */
export function DeliveryStep({ hasFailed, onOpen }: { hasFailed: boolean; onOpen: () => void }) {
  const { typed } = useTypedDetails();
  const { delivery, chatHours } = useShop();
  const unsaid = unsaidField(typed, { delivery, chatHours, now: new Date() });
  const words = unsaid ? UNSAID[unsaid] : summaryOf(typed);
  return (
    <button type="button" className="checkout-step" onClick={onOpen}>
      <u>{DELIVERY_TITLE}</u>
      <small>{hasFailed ? "Açılamadı, tekrar dene" : words}</small>
    </button>
  );
}

/** The sheet can be closed in ways that refuse nothing. */
const UNSAID = {
  phone: "Telefon eksik, mesajına girmedi",
  senderPhone: "Telefonun eksik, mesajına girmedi",
  day: "İstediğin güne yetişmez, mesajına girmedi",
};

/** The filled-in details, the most telling first: the row cuts its end. */
function summaryOf(typed: TypedDetails): string {
  const { isGift, name, district, province, day, giftWrap, cardNote, sellerNote } = asOrdered(typed);
  const said = [
    isGift && "Hediye",
    name,
    [district, province].filter(Boolean).join(" / "),
    day && dayInWords(Date.parse(day) / DAY_MS),
    giftWrap && "hediye paketi",
    cardNote && "kart notu",
    sellerNote && "satıcıya not",
  ];
  return said.filter(Boolean).join(" · ") || (hasDetails(typed) ? "Eklendi" : "İstersen ekle");
}
