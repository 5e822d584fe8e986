import { type ComponentType, useEffect, useState } from "react";
import type { useOpened } from "../../ui/opened.ts";
import { whenIdle } from "../../when-idle.ts";
import "./cart-host.css";
import type { CartSheetProps } from "./cart-sheet.tsx";

/** Nothing is drawn while the cart is closed (spec §2); its code comes when the phone is idle, or at the first tap. */
export function CartHost({ isOpen, close, closeInPlace }: ReturnType<typeof useOpened>) {
  const [CartSheet, setCartSheet] = useState<ComponentType<CartSheetProps>>();
  const [hasFailed, setFailed] = useState(false);

  const isMissing = isOpen && !CartSheet;

  useEffect(
    function fetchWhenIdleOrAsked() {
      const fetchSheet = () => {
        import("./cart-sheet.tsx").then(
          ({ CartSheet }) => setCartSheet(() => CartSheet),
          () => setFailed(true),
        );
      };
      return isMissing && !hasFailed ? fetchSheet() : whenIdle(fetchSheet);
    },
    [isMissing, hasFailed],
  );

  if (!isOpen) return null;
  if (CartSheet) return <CartSheet onClose={close} onOrder={closeInPlace} />;
  return hasFailed && <CartUnreachable onRetry={() => setFailed(false)} onClose={close} />;
}

/** The cart is still here: only the sheet that shows it did not come. */
const CartUnreachable = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) => (
  <div className="cart-host-unreachable" role="alert">
    <p>Sepet şu an açılamadı. Seçtiklerin duruyor, bağlantını kontrol edip tekrar dene.</p>
    <button type="button" className="button button-plain" onClick={onRetry}>
      Tekrar dene
    </button>
    <button type="button" className="button button-plain" onClick={onClose}>
      Vazgeç
    </button>
  </div>
);
