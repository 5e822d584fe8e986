import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import type { Cart } from "../../../domain/order/cart.ts";
import { type CheckedCart, codeToCheck, currentLines } from "../../../domain/order/checked-cart.ts";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { api } from "../../api-client.ts";
import { inThisTab } from "../../browser-storage.ts";
import { cart, cartLines, subscribe, useCanPutBack, useCartLines } from "../../cart-state.ts";
import { loadToaster } from "../../toast.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { Checkout } from "../order/checkout.tsx";
import { useCoupon } from "../order/coupon-state.ts";
import { SentOrders } from "../order/sent-orders.tsx";
import { sentCart } from "../order/sent-orders-state.ts";
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

// This file loads with the first product in the cart, and stays. A cart that is emptied here was emptied by her.
holdPage();
subscribe(() => {
  holdPage();
  if (cartLines().length === 0) inThisTab.remove(WAS_FILLED);
});

export function CartSheet({ onClose, onOrder }: CartSheetProps) {
  const lines = useCartLines();
  const checked = useCartCheck(lines);
  const current = currentLines(lines, checked);
  const canPutBack = useCanPutBack();
  const isSent = lines === sentCart.use(({ gone }) => gone);
  const order = (written: WrittenOrder) => {
    sentCart.set({ ...sentCart.get(), opened: lines });
    onOrder(written);
  };
  return (
    <Sheet title="Sepetim" shape="side" onClose={onClose}>
      <div className="cart-sheet" onPointerDown={leaveField}>
        {lines.length === 0 ? <EmptyCart /> : <CartLines current={current} checked={checked} onClose={onClose} />}
        {isSent && <p className="cart-sheet-put-back">Bu sepeti gönderdin. Yeni bir sipariş için boşaltabilirsin.</p>}
        {canPutBack && <PutBack />}
        {lines.length > 0 && <Checkout current={current} checked={checked} onOrder={order} />}
      </div>
    </Sheet>
  );
}

/** A phone keeps the focus in a field when a link is tapped. What is written there counts once the field is left. */
function leaveField({ target }: { target: EventTarget }) {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && target instanceof Node && !field.form?.contains(target)) field.blur();
}

function EmptyCart() {
  const navigate = useNavigate();
  const showProducts = () => navigate(addresses.homeAt("urunler"), { replace: true });
  return (
    <div className="cart-sheet-empty">
      <p className="cart-sheet-empty-title">Sepetiniz boş</p>
      <p>Ürün ekleyerek alışverişe başlayın!</p>
      {inThisTab.read(WAS_FILLED) && <p>Sayfa yenilendi. Sepet kaydedilmez, yenilenince boşalır.</p>}
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

const ASK_EVERY_MS = 20_000;

/**
 * Asks the shop what it has of the cart: when the cart opens or gets another product, when she comes back to the page, and every 20 seconds.
 * Undefined until it answers; where it cannot be reached, nothing is said.
 */
function useCartCheck(lines: Cart): CheckedCart | undefined {
  const code = codeToCheck(lines);
  const typed = useCoupon();
  const coupon = typed && `&kupon=${encodeURIComponent(typed)}`;
  const ask = async () => (code === undefined ? undefined : { typed, ...(await api.checkCart(code + coupon)) });
  const { answer, reload } = useRequest(ask, undefined, `${code}${coupon}`);
  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === "visible") reload();
  });
  useEffect(function followTheShop() {
    const timer = setInterval(askAgain, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askAgain);
    };
  }, []);
  return answer && answer.typed !== typed ? withoutCode(answer) : answer;
}

/** The answer about another code, of which everything else still counts. */
const withoutCode = ({ offers = [], refused: _, ...answer }: CheckedCart): CheckedCart => ({
  ...answer,
  offers: offers.filter(({ code }) => code === undefined),
});
