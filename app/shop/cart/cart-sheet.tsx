import { type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Cart } from "../../../domain/order/cart.ts";
import { type CheckedCart, codeToCheck, pricedAt } from "../../../domain/order/checked-cart.ts";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { api } from "../../api-client.ts";
import { inThisTab } from "../../browser-storage.ts";
import { cart, cartLines, subscribe, useCanPutBack, useCartLines } from "../../cart-state.ts";
import { loadToaster } from "../../toast.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { Checkout } from "../order/checkout.tsx";
import { SentOrders } from "../order/sent-orders.tsx";
import { CartLines } from "./cart-lines.tsx";
import "./cart-sheet.css";

type CartSheetProps = {
  onClose: () => void;
  /** Called by a tap on the link that opens the chat (spec §4). */
  onOrder: (order: WrittenOrder) => void;
};

/** In this tab's storage: that there was a cart, not what was in it. */
const WAS_FILLED = "sepet-doluydu";

/** A pull at the top would reload the page, and the cart lives in it. */
function holdPage() {
  const isFilled = cartLines().length > 0;
  for (const { style } of [document.documentElement, document.body])
    style.overscrollBehaviorY = isFilled ? "contain" : "";
  if (isFilled) inThisTab.write(WAS_FILLED, "1");
}

// This file loads with the first product in the cart, and stays.
holdPage();
subscribe(holdPage);

export function CartSheet({ onClose, onOrder }: CartSheetProps) {
  const lines = useCartLines();
  const checked = useCartCheck(lines);
  const canPutBack = useCanPutBack();
  return (
    <Sheet title="Sepetim" shape="side" onClose={onClose}>
      <div className="cart-sheet">
        {lines.length === 0 ? (
          <EmptyCart isOwnDoing={canPutBack} />
        ) : (
          <CartLines lines={lines} checked={checked} onClose={onClose} />
        )}
        {canPutBack && <PutBack />}
        {lines.length > 0 && <Checkout lines={lines} revision={pricedAt(lines, checked)} onOrder={onOrder} />}
      </div>
    </Sheet>
  );
}

function EmptyCart({ isOwnDoing }: { isOwnDoing: boolean }) {
  useEffect(
    function forgetOnceEmptied() {
      if (isOwnDoing) inThisTab.remove(WAS_FILLED);
    },
    [isOwnDoing],
  );
  const navigate = useNavigate();
  const showProducts = () => navigate(addresses.homeAt("urunler"), { replace: true });
  return (
    <div className="cart-sheet-empty">
      <p className="cart-sheet-empty-title">Sepetiniz boş</p>
      <p>Ürün ekleyerek alışverişe başlayın!</p>
      {!isOwnDoing && inThisTab.read(WAS_FILLED) && <p>Sayfa yenilendi. Sepet kaydedilmez, yenilenince boşalır.</p>}
      <button type="button" className="button button-plain" onClick={showProducts}>
        Ürünlere bak
      </button>
      <SentOrders />
    </div>
  );
}

/** Part of the sheet, not a toast: while the cart is open, nothing outside it can be tapped. */
function PutBack() {
  const putBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest("dialog")?.querySelector<HTMLElement>("header button")?.focus();
    cart.putBack();
    removeOldToasts();
  };
  return (
    <p className="cart-sheet-put-back">
      <span>Yanlışlıkla mı çıktı?</span>
      <button type="button" className="button button-plain button-small" onClick={putBack}>
        Geri al
      </button>
    </p>
  );
}

/** The toast of the removal is no longer true. Code that failed to load has shown none. */
const removeOldToasts = () =>
  loadToaster().then(
    ({ removeToasts }) => removeToasts(),
    () => {},
  );

/** Asks the shop once, when the cart opens, what has changed. Undefined until it answers; where it cannot be reached, nothing is said. */
function useCartCheck(lines: Cart): CheckedCart | undefined {
  const [code] = useState(() => codeToCheck(lines));
  return useRequest(async () => (code === undefined ? undefined : api.checkCart(code))).answer;
}
