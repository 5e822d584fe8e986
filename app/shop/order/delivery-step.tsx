import { hasDetails } from "../../../domain/order/kept-details.ts";
import type { OrderDetails } from "../../../domain/order/order-details.ts";
import { useTypedDetails } from "./details-state.ts";

/** A step that the visitor may skip: the order is one tap away with and without it. */
export function DeliveryStep({ hasFailed, onOpen }: { hasFailed: boolean; onOpen: () => void }) {
  const { typed } = useTypedDetails();
  return (
    <button type="button" className="checkout-step" onClick={onOpen}>
      <u>Teslimat ve hediye</u>
      <small>{hasFailed ? "Açılamadı, tekrar dene" : summaryOf(typed)}</small>
    </button>
  );
}

function summaryOf(typed: OrderDetails): string {
  const place = [typed.district, typed.province].filter(Boolean).join(" / ");
  const said = [typed.name, place].filter(Boolean).join(" · ");
  return said || (hasDetails(typed) ? "Eklendi" : "İstersen ekle");
}
