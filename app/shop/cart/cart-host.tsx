import { type ComponentType, useEffect, useState } from "react";
import type { useOpened } from "../../ui/opened.ts";
import { whenIdle } from "../../when-idle.ts";
import "./cart-host.css";
import type { CartSheetProps } from "./cart-sheet.tsx";

/** Draws nothing while the cart is closed (spec §2). The sheet's code loads when the main thread is idle, or at the first tap. */
export function CartHost({ isOpen, close, closeInPlace }: ReturnType<typeof useOpened>) {
  const [CartSheet, setCartSheet] = useState<ComponentType<CartSheetProps>>();
  const [hasFailed, setFailed] = useState(false);

  const isMissing = isOpen && !CartSheet;

  useEffect(
    function loadWhenIdleOrOpened() {
      const loadSheet = () => {
        import("./cart-sheet.tsx").then(
          ({ CartSheet }) => setCartSheet(() => CartSheet),
          () => setFailed(true),
        );
      };
      return isMissing && !hasFailed ? loadSheet() : whenIdle(loadSheet);
    },
    [isMissing, hasFailed],
  );

  if (!isOpen) return null;
  if (CartSheet) return <CartSheet onClose={close} onOrder={closeInPlace} />;
  return hasFailed && <CartUnreachable onRetry={() => setFailed(false)} onClose={close} />;
}

/** Shown if the sheet's code could not be loaded; the cart itself is not lost. */
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
