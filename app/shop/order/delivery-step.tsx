import { hasDetails } from "../../../domain/order/kept-details.ts";
import type { OrderDetails } from "../../../domain/order/order-details.ts";
import { useOpened } from "../../ui/opened.ts";
import { usePart } from "../page/use-part.ts";
import { useTypedDetails } from "./details-state.ts";

/** A step that the visitor may skip: the order is one tap away with and without it. */
export function DeliveryStep({ text }: { text: string | undefined }) {
  const { typed } = useTypedDetails();
  const { isOpen, open, close } = useOpened("teslimat");
  const { part, hasFailed, retry } = usePart(() => import("./delivery-sheet.tsx"), isOpen ? "now" : "idle");
  return (
    <>
      <button type="button" className="checkout-step" onClick={hasFailed ? retry : open}>
        <u>Teslimat ve hediye</u>
        <small>{hasFailed ? "Açılamadı, tekrar dene" : summaryOf(typed)}</small>
      </button>
      {isOpen && part && <part.DeliverySheet text={text} onClose={close} />}
    </>
  );
}

function summaryOf(typed: OrderDetails): string {
  const place = [typed.district, typed.province].filter(Boolean).join(" / ");
  const said = [typed.name, place].filter(Boolean).join(" · ");
  return said || (hasDetails(typed) ? "Eklendi" : "İstersen ekle");
}
