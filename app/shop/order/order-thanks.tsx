import { useState } from "react";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { chatHoursWords } from "../../../domain/shop/chat-hours.ts";
import { orderArrivalWords } from "../../../domain/shop/order-arrival.ts";
import { waysToPay } from "../../../domain/shop/payment-words.ts";
import { cart, useCanPutBack, useCartCount } from "../../cart-state.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { useTypedDetails } from "./details-state.ts";
import { sentOrders } from "./sent-orders-state.ts";

/** The next steps, once a visitor says that her message is gone. The shop is asked nothing: it knows of no order yet. */
export function OrderThanks({ order }: { order: WrittenOrder }) {
  const shop = useShop();
  const { chatHours, payment } = shop;
  const [now] = useState(() => new Date());
  const answers = chatHours && chatHoursWords(chatHours, now);
  const arrival = orderArrivalWords(shop, order.day, now);
  const ways = waysToPay(payment, order.isGift);
  return (
    <>
      <ol className="sent-order-next">
        <li>
          <b>Cevap:</b> Mesajını okuyunca WhatsApp'tan cevaplarız. {answers && `${answers}.`}
        </li>
        <li>
          <b>Ödeme:</b> Nasıl ödeyeceğini orada konuşuruz; sitede ödeme yok. {ways && `${ways}.`}
        </li>
        <li>
          <b>Paketin:</b> Sen onaylayınca hazırlarız. {arrival && `${arrival}.`}
        </li>
      </ol>
      <EmptyCart />
      <KeepOrder order={order} />
    </>
  );
}

function EmptyCart() {
  const isFilled = useCartCount() > 0;
  const canPutBack = useCanPutBack();
  if (!isFilled && !canPutBack) return null;
  return (
    <p className="sent-order-number" role="status">
      <span>{isFilled ? "Sepetin hâlâ dolu." : "Sepetin boşaldı."}</span>
      {isFilled ? (
        <SmallButton action="Sepeti boşalt" onClick={cart.empty} />
      ) : (
        <SmallButton action="Geri al" onClick={cart.putBack} />
      )}
    </p>
  );
}

/** Kept at once for who wants to be remembered, else by a tap. */
function KeepOrder({ order }: { order: WrittenOrder }) {
  const [isKept, setKept] = useState(useTypedDetails().isRemembered);
  if (order.cartAddress === undefined) return null;
  const keep = () => {
    sentOrders.keep(order);
    setKept(true);
  };
  return (
    <p className="sent-order-number">
      <span>
        {isKept ? "Bu sipariş, yeniden göndermek istersen bu cihazda durur." : "Sonra yeniden göndermek ister misin?"}
      </span>
      {!isKept && <SmallButton action="Bu cihazda sakla" onClick={keep} />}
    </p>
  );
}
