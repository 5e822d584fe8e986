import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import { type Cart, cartSaving, cartTotal } from "../../../domain/order/cart.ts";
import { NO_DETAILS } from "../../../domain/order/order-details.ts";
import { orderLink } from "../../../domain/order/order-message.ts";
import { cartParcelWords } from "../../../domain/shop/parcel-price.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { cart, useCanPutBack, useCartLines } from "../../cart-state.ts";
import { loadToaster } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useShop } from "../../use-shop.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { CartLines } from "./cart-lines.tsx";
import "./cart-sheet.css";

export type CartSheetProps = {
  onClose: () => void;
  /** Called by a tap on the link that opens the chat (spec §4). */
  onOrder: () => void;
};

export function CartSheet({ onClose, onOrder }: CartSheetProps) {
  const lines = useCartLines();
  const canPutBack = useCanPutBack();
  return (
    <Sheet title="Sepetim" shape="side" onClose={onClose}>
      <div className="cart-sheet">
        {lines.length === 0 ? <EmptyCart /> : <CartLines lines={lines} onClose={onClose} />}
        {canPutBack && <PutBack />}
        {lines.length > 0 && <Checkout lines={lines} onOrder={onOrder} />}
      </div>
    </Sheet>
  );
}

function EmptyCart() {
  const navigate = useNavigate();
  const showProducts = () => navigate(addresses.homeAt("urunler"), { replace: true });
  return (
    <div className="cart-sheet-empty">
      <Icon name="bag" size={56} />
      <p className="cart-sheet-empty-title">Sepetiniz boş</p>
      <p>Ürün ekleyerek alışverişe başlayın!</p>
      <button type="button" className="button button-plain" onClick={showProducts}>
        Ürünlere bak
      </button>
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

/** The link is complete before the tap: Instagram's browser and iOS block windows that open after waiting. */
function Checkout({ lines, onOrder }: { lines: Cart; onOrder: () => void }) {
  const { phone, parcel } = useShop();
  const total = cartTotal(lines);
  const link = orderLink(phone, { lines, details: NO_DETAILS, parcel, cartAddress: undefined });
  const saving = cartSaving(lines);
  return (
    <footer className="cart-sheet-footer">
      <div className="cart-sheet-total">
        <p>
          <span>Toplam</span>
          <span className="price">{formatPrice(total)}</span>
        </p>
        {saving > 0 && (
          <p className="cart-sheet-saving">
            <span>İndirimlerle kazancın</span>
            <span className="price">{formatPrice(saving)}</span>
          </p>
        )}
        {parcel && <p className="cart-sheet-parcel">{cartParcelWords(parcel, total)}</p>}
      </div>
      <ChatButton href={link} onClick={onOrder}>
        WhatsApp ile Siparişi Tamamla
      </ChatButton>
      {link && (
        <details className="cart-sheet-note">
          <summary>WhatsApp'ta gönder'e bas</summary>
          Siparişin orada yazılı açılır. Sitede ödeme yok; kargoyu ve toplamı orada yazarız.
        </details>
      )}
    </footer>
  );
}
