import "./sent-order.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { toast } from "../../toast.tsx";
import { IconButton, SmallButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { useShop } from "../../use-shop.ts";
import { ChatButton } from "../page/chat-button.tsx";

type SentOrderProps = { order: WrittenOrder; onClose: () => void; children: ReactNode };

/** Stands over the page after the tap, because the chat may not have opened. Only the visitor knows whether the message is gone. */
export function SentOrder({ order: { text, link }, onClose, children }: SentOrderProps) {
  const { phone } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(function focusOnce() {
    heading.current?.focus();
  }, []);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape") onClose();
  };
  return (
    <aside className="sent-order screen-only" aria-labelledby="sent-order-title" onKeyDown={closeOnEscape}>
      <header>
        <h2 id="sent-order-title" ref={heading} tabIndex={-1}>
          Mesaj gitti mi?
        </h2>
        <IconButton icon="close" label="Kapat" onClick={onClose} />
      </header>
      <p>WhatsApp'ta gönder'e basınca bize gelir. Bu sayfa açık kaldıkça sepetin burada.</p>
      <div className="sent-order-actions">
        <ChatButton href={link}>Tekrar aç</ChatButton>
        <SmallButton action="Metni kopyala" onClick={() => copy(text, "Mesaj kopyalandı")} />
        <SmallButton action="Mesaj gitti" onClick={onClose} />
      </div>
      <p className="sent-order-number">
        <span>
          Numaramız <b>{showPhone(phone)}</b>
        </span>
        <SmallButton
          action="Kopyala"
          of="numara"
          onClick={() => copy(`+${phone.replace("+", "")}`, "Numara kopyalandı")}
        />
      </p>
      {children}
    </aside>
  );
}

async function copy(text: string, done: string) {
  if (await copyText(text)) toast.success(done);
  else toast.error("Kopyalanamadı, metne basılı tutup kendin kopyalayabilirsin");
}
