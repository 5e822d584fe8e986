import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import { type CartLine, cartTotal, lineKey, lineName, lineTotal, MAX_QUANTITY } from "../../../domain/order/cart.ts";
import { orderLink } from "../../../domain/order/order-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { cart, useCartLines } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { toast } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useShop } from "../../use-shop.ts";
import "./cart-sheet.css";

export function CartSheet() {
  const lines = useCartLines();
  return (
    <Sheet title="Sepetim" shape="side" onClose={cart.close}>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="cart-sheet">
          <ul className="cart-sheet-lines">
            {lines.map((line) => (
              <Line key={lineKey(line)} line={line} />
            ))}
          </ul>
          <Checkout />
        </div>
      )}
    </Sheet>
  );
}

function EmptyCart() {
  const navigate = useNavigate();
  const showProducts = () => {
    cart.close();
    navigate(addresses.homeAt("urunler"));
  };
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

function Line({ line }: { line: CartLine }) {
  const key = lineKey(line);
  const called = lineName(line);
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget);
    cart.remove(key);
    toast.success(messages.removedFromCart);
  };
  return (
    <li className="cart-sheet-line">
      <div className="cart-sheet-picture">
        <ShopPicture image={line.image} alt="" sizes="80px" widths={[160, 320]} width={80} height={80} />
      </div>
      <div>
        <p className="cart-sheet-name">{line.name}</p>
        {line.color !== undefined && <p className="cart-sheet-color">{line.color}</p>}
        <div className="cart-sheet-quantity">
          <button
            type="button"
            className="button-icon"
            aria-label={`Azalt: ${called}`}
            aria-disabled={line.quantity <= 1}
            onClick={() => cart.setQuantity(key, line.quantity - 1)}
          >
            <Icon name="minus" size={18} />
          </button>
          <span>Adet: {line.quantity}</span>
          <button
            type="button"
            className="button-icon"
            aria-label={`Artır: ${called}`}
            aria-disabled={line.quantity >= MAX_QUANTITY}
            onClick={() => cart.setQuantity(key, line.quantity + 1)}
          >
            <Icon name="plus" size={18} />
          </button>
        </div>
      </div>
      <div className="cart-sheet-side">
        <button type="button" className="button-icon" aria-label={`Sepetten çıkar: ${called}`} onClick={remove}>
          <Icon name="trash" size={20} />
        </button>
        <span className="price">{formatPrice(lineTotal(line))}</span>
      </div>
    </li>
  );
}

/** Where the keyboard goes on once the line it stood on is gone. */
function focusNeighbour(button: HTMLElement) {
  const line = button.closest("li");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling ?? line?.closest("dialog");
  neighbour?.querySelector<HTMLElement>("button[aria-label^='Sepetten çıkar'], header button")?.focus();
}

/** The link stands ready before the tap: Instagram's browser and iOS refuse a window opened after waiting. */
function Checkout() {
  const lines = useCartLines();
  const { phone } = useShop();
  return (
    <footer className="cart-sheet-footer">
      <p className="cart-sheet-total">
        <span>Toplam</span>
        <span className="price">{formatPrice(cartTotal(lines))}</span>
      </p>
      <a
        className="button button-order"
        href={orderLink(phone, lines)}
        target="_blank"
        rel="noopener"
        onClick={() => setTimeout(cart.close)}
      >
        <Icon name="chat" size={22} />
        WhatsApp ile Siparişi Tamamla
      </a>
      <p className="cart-sheet-note">
        Siparişin WhatsApp'ta yazılı açılır, gönder'e bas. Sitede ödeme yok; kargoyu ve tutarı orada yazarız.
      </p>
    </footer>
  );
}
