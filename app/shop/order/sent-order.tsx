import "./sent-order.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { Sign } from "../../logo.tsx";
import { copy } from "../../part/copy.ts";
import { IconButton, SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { useTypedDetails } from "./details-state.ts";
import { OrderThanks } from "./order-thanks.tsx";
import { sentCart, sentOrders } from "./sent-orders-state.ts";

type SentOrderProps = { order: WrittenOrder; onClose: () => void; children: ReactNode };

/** Stands over the page after the tap, because the chat may not have opened. Only the visitor knows whether the message is gone. */
export function SentOrder({ order, onClose, children }: SentOrderProps) {
  const [isGone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(function focusOnce() {
    heading.current?.focus();
  }, []);
  const { isRemembered } = useTypedDetails();
  const thank = () => {
    if (isRemembered) sentOrders.keep(order);
    const { opened } = sentCart.get();
    sentCart.set({ opened, gone: opened });
    setGone(true);
    // The button under the finger is gone, and the heading says what is next.
    heading.current?.focus();
  };

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  };
  return (
    <aside className="sent-order screen-only" aria-labelledby="sent-order-title" onKeyDown={closeOnEscape}>
      <header data-gone={isGone}>
        <h2 id="sent-order-title" ref={heading} tabIndex={-1}>
          {isGone && <Sign />}
          {isGone ? "Teşekkür ederiz" : "Mesaj gitti mi?"}
        </h2>
        <IconButton icon="close" label="Kapat" onClick={onClose} />
      </header>
      {isGone ? (
        <OrderThanks order={order} />
      ) : (
        <Question order={order} onGone={thank}>
          {children}
        </Question>
      )}
    </aside>
  );
}

type QuestionProps = { order: WrittenOrder; onGone: () => void; children: ReactNode };

function Question({ order: { text, whole, link }, onGone, children }: QuestionProps) {
  const { phone } = useShop();
  return (
    <>
      <p>WhatsApp'ta gönder'e basınca bize gelir. Bu sayfa açık kaldıkça sepetin burada.</p>
      <div className="sent-order-actions">
        <button type="button" className="button button-ribbon" onClick={onGone}>
          Mesaj gitti
        </button>
        <ChatButton href={link}>Tekrar aç</ChatButton>
      </div>
      <details className="sent-order-help" open={Boolean(children)}>
        <summary>WhatsApp açılmadı mı?</summary>
        <SmallButton action="Metni kopyala" onClick={() => copy(whole ?? text, "Mesaj")} />
        <p className="sent-order-number">
          <span>
            Numaramız <b>{showPhone(phone)}</b>
          </span>
          <SmallButton action="Kopyala" of="numara" onClick={() => copy(`+${phone.replace("+", "")}`, "Numara")} />
        </p>
        {children}
      </details>
    </>
  );
}
