import { istanbulDate } from "../../../domain/istanbul.ts";
import { hasDetails, type OrderDetails, unsaidField } from "../../../domain/order/order-details.ts";
import { useShop } from "../../use-shop.ts";
import { useTypedDetails } from "./details-state.ts";

/** A step that the visitor may skip: the order is one tap away with and without it. */
export function DeliveryStep({ hasFailed, onOpen }: { hasFailed: boolean; onOpen: () => void }) {
  const { typed } = useTypedDetails();
  return (
    <button type="button" className="checkout-step" onClick={onOpen}>
      <u>{useDeliveryTitle()}</u>
      <small>{hasFailed ? "Açılamadı, tekrar dene" : summaryOf(typed)}</small>
    </button>
  );
}

/** The owner may promise nothing for gifts. */
export function useDeliveryTitle(): string {
  const { giftWrap, giftNote } = useShop().promises;
  return giftWrap || giftNote ? "Teslimat ve hediye" : "Teslimat";
}

const UNSAID = { phone: "Telefon eksik, mesajına girmedi", day: "İstediğin gün geçti, mesajına girmedi" };

/** The sheet can be closed in ways that refuse nothing. */
function summaryOf(typed: OrderDetails): string {
  const unsaid = unsaidField(typed, istanbulDate(new Date()));
  if (unsaid) return UNSAID[unsaid];
  const place = [typed.district, typed.province].filter(Boolean).join(" / ");
  const said = [typed.name, place].filter(Boolean).join(" · ");
  return said || (hasDetails(typed) ? "Eklendi" : "İstersen ekle");
}
