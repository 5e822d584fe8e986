import { type ComponentType, useEffect, useState } from "react";
import { CART_STEP, cart, useIsCartOpen } from "../../cart-state.ts";
import { useReopening } from "../../ui/back-step.ts";
import { whenIdle } from "../../when-idle.ts";
import "./cart-host.css";

/** Nothing is drawn while the cart is closed (spec §2); its code comes when the phone is idle, or at the first tap. */
export function CartHost() {
  const isOpen = useIsCartOpen();
  const [CartSheet, setCartSheet] = useState<ComponentType>();
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
  useReopening(CART_STEP, cart.openAgain);
  useEffect(function closeWhenLeaving() {
    return cart.close;
  }, []);

  if (!isOpen) return null;
  if (CartSheet) return <CartSheet />;
  return hasFailed && <CartUnreachable onRetry={() => setFailed(false)} />;
}

/** What was chosen is still here: only the sheet that shows it did not come. */
const CartUnreachable = ({ onRetry }: { onRetry: () => void }) => (
  <div className="cart-host-unreachable" role="alert">
    <p>Sepet şu an açılamadı. Seçtiklerin duruyor, bağlantını kontrol edip tekrar dene.</p>
    <button type="button" className="button button-plain" onClick={onRetry}>
      Tekrar dene
    </button>
    <button type="button" className="button button-plain" onClick={cart.close}>
      Vazgeç
    </button>
  </div>
);
