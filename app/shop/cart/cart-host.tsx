import { useState } from "react";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { useCartCount } from "../../cart-state.ts";
import { RetryButton } from "../../part/lazy-part.tsx";
import { useOpened } from "../../ui/opened.ts";
import { usePart } from "../../when-idle.ts";

const SENT = "gonderildi";

/**
 * Draws nothing while the cart is closed (spec §2). The code of the sheet loads when the main thread is idle and the cart has its first
 * product, or at the first tap. It has all that an order needs, so that nothing is requested after the tap that opens the chat.
 */
export function CartHost({ isOpen, close, closeInPlace }: ReturnType<typeof useOpened>) {
  const isFilled = useCartCount() > 0;
  const sent = useOpened(SENT);
  const [order, setOrder] = useState<WrittenOrder>();
  const { part, hasFailed, retry } = usePart(loadCart, isOpen ? "now" : isFilled ? "idle" : "later");

  const showSent = (order: WrittenOrder) => {
    setOrder(order);
    closeInPlace(SENT);
  };
  if (part && isOpen) return <part.CartSheet onClose={close} onOrder={showSent} />;
  if (part && order && sent.isOpen) {
    return (
      <part.SentOrder order={order} onClose={sent.close}>
        {part.drawQr && <part.LinkQr order={order} draw={part.drawQr} />}
      </part.SentOrder>
    );
  }
  return isOpen && hasFailed && <CartUnreachable onRetry={retry} onClose={close} />;
}

/** A phone needs no code for another phone. */
async function loadCart() {
  const hasMouse = matchMedia("(pointer: fine)").matches;
  const [{ CartSheet }, { SentOrder }, { LinkQr, loadQr }] = await Promise.all([
    import("./cart-sheet.tsx"),
    import("../order/sent-order.tsx"),
    import("../order/link-qr.tsx"),
  ]);
  // It opens without a connection once the cart has come; its own place tries it again.
  import("../order/delivery-sheet.tsx").catch(doWithout);
  return { CartSheet, SentOrder, LinkQr, drawQr: hasMouse ? await loadQr().catch(doWithout) : undefined };
}

/** An order needs neither the QR code nor, at first, the sheet of delivery. */
const doWithout = () => undefined;

/** Shown if the sheet's code could not be loaded; the cart itself is not lost. */
const CartUnreachable = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <div className="cart-host-unreachable" role="alert">
    <p>Sepet şu an açılamadı. Seçtiklerin duruyor, bağlantını kontrol edip tekrar dene.</p>
    <RetryButton onRetry={onRetry} />
    <button type="button" className="button button-plain" onClick={onClose}>
      Vazgeç
    </button>
  </div>
);
