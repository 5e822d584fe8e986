import { type MouseEvent, useState } from "react";
import { isColorNeed, type Need, openQuestions } from "../../../domain/choice/chosen.ts";
import { formatPrice } from "../../../domain/money.ts";
import { type Cart, type CartLine, cartSaving } from "../../../domain/order/cart.ts";
import {
  askedLines,
  type CheckedCart,
  type CurrentLine,
  pricedAt,
  soldLines,
} from "../../../domain/order/checked-cart.ts";
import { detailsToSend } from "../../../domain/order/order-details.ts";
import { type Order, orderCharges, type WrittenOrder, writtenOrder } from "../../../domain/order/order-message.ts";
import { waysToPay } from "../../../domain/shop/payment-words.ts";
import { cartLinkAddress } from "../../../domain/web/cart-link.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { usePart } from "../../when-idle.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { CartChanges } from "./cart-changes.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { useTypedDetails } from "./details-state.ts";
import { MessagePreview } from "./message-preview.tsx";
import { ToPay, TotalNote } from "./to-pay.tsx";
import "./checkout.css";

type CheckoutProps = {
  current: readonly CurrentLine[];
  checked: CheckedCart | undefined;
  onOrder: (order: WrittenOrder) => void;
};

/** The link is complete before the tap: Instagram's browser and iOS block windows that open after waiting. */
export function Checkout({ current, checked, onOrder }: CheckoutProps) {
  const { phone } = useShop();
  const lines = soldLines(current);
  const asked = useOrder(lines, { asked: askedLines(current), revision: pricedAt(lines, checked) });
  const order = writtenOrder(phone, asked);
  const [isPreviewed, setPreviewed] = useState(false);
  const delivery = useOpened("teslimat");
  const { part, hasFailed, retry } = usePart(() => import("./delivery-sheet.tsx"), delivery.isOpen ? "now" : "idle");
  return (
    <>
      {order && isPreviewed && (
        <Preview text={order.whole ?? order.text} isSendingSaid={orderCharges(asked).sending !== null} />
      )}
      <footer className="checkout">
        <Sums order={asked} />
        <div className="checkout-steps">
          <DeliveryStep hasFailed={hasFailed} onOpen={hasFailed ? retry : delivery.open} />
          {order && (
            <button
              type="button"
              className="checkout-step"
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              <u>{isPreviewed ? "Önizlemeyi kapat" : "Mesajın önizlemesi"}</u>
            </button>
          )}
        </div>
        {!isPreviewed && <CartChanges current={current} />}
        {!isPreviewed && <MissingStep lines={lines} />}
        {order?.whole !== undefined && <TooLong whole={order.whole} />}
        {order || lines.length > 0 ? (
          <ChatButton
            href={order?.link}
            onClick={(event) => {
              if (!asksForText(event) && order) onOrder(order);
            }}
          >
            WhatsApp ile Siparişi Tamamla
          </ChatButton>
        ) : (
          <p className="chat-button-rest">Alınabilecek bir ürün kalmadı</p>
        )}
      </footer>
      {delivery.isOpen && part && <part.DeliverySheet text={order?.text} onClose={delivery.close} />}
    </>
  );
}

/** In the place of the lines, so that it alone scrolls, and the order button stays in sight. */
const Preview = ({ text, isSendingSaid }: { text: string; isSendingSaid: boolean }) => (
  <div className="checkout-preview">
    <p>
      Mesajın WhatsApp'ta yazılı açılır, gönder'e sen basarsın. Sitede ödeme yok;{" "}
      {isSendingSaid ? "nasıl ödeyeceğini orada konuşuruz." : "kargoyu orada yazarız."}
    </p>
    <MessagePreview text={text} />
  </div>
);

/** A text that cannot be made is a missing one, also where it may be left out. */
function missingIn(line: CartLine): Need[] {
  const open = openQuestions(line, line.shown.needs);
  const isCounted = open.some(({ isText }) => isText);
  const isHalfWritten = Object.keys(line.unmade ?? {}).length > 0;
  return isHalfWritten && !isCounted ? [...open, { id: "", word: "yazı", isText: true }] : open;
}

/** Leads to the first answer that is missing; the order can be sent without it. */
function MissingStep({ lines }: { lines: Cart }) {
  const open = lines.flatMap(missingIn);
  // Colors alone are asked in the sight of everybody, and a small phone has no room to say it twice.
  if (open.every(isColorNeed)) return null;
  return (
    <button type="button" className="checkout-step checkout-missing" onClick={showFirstMissing}>
      <u>{open.length} seçim eksik, tamamla</u>
    </button>
  );
}

/** A text that cannot be made is mended or emptied first: sent without it, it would be lost without a word. */
function asksForText(event: MouseEvent<HTMLElement>): boolean {
  const field = event.currentTarget.closest("dialog")?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (!field) return false;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
  return true;
}

function showFirstMissing({ currentTarget }: MouseEvent<HTMLElement>) {
  const first = currentTarget.closest("dialog")?.querySelector("[data-lacks=true]");
  first?.scrollIntoView({ block: "center" });
  first?.querySelector<HTMLElement>("fieldset button, select, input")?.focus({ preventScroll: true });
}

/** The chat opens with a part of it only. */
const TooLong = ({ whole }: { whole: string }) => (
  <p className="checkout-too-long">
    Sepetin tek mesaja sığmıyor, sonu kısaldı. Tamamını kopyala, WhatsApp'ta yapıştır.
    <SmallButton action="Mesajı kopyala" onClick={() => copy(whole, "Mesaj")} />
  </p>
);

/** `revision` is the one of the shop at which the lines have their prices; 0 if it is unknown. */
type Ordering = { asked: Cart; revision: number };

function useOrder(lines: Cart, { asked, revision }: Ordering): Order {
  const { parcel, publicUrl, promises, giftPrices, delivery, chatHours } = useShop();
  const { typed } = useTypedDetails();
  const address = cartLinkAddress(revision, lines);
  return {
    lines,
    asked,
    details: detailsToSend(typed, { promises, delivery, chatHours, now: new Date() }),
    parcel,
    giftPrices,
    cartAddress: address && publicUrl + address,
  };
}

function Sums({ order }: { order: Order }) {
  const ways = waysToPay(useShop().payment, order.details.isGift);
  const charged = orderCharges(order);
  const saving = cartSaving(order.lines);
  return (
    <div className="checkout-total">
      <p>
        <span>Toplam</span>
        <TotalNote charged={charged} />
        <span className="price">{formatPrice(charged.total)}</span>
      </p>
      {saving > 0 && (
        <p className="checkout-saving">
          <span>İndirimlerle kazancın</span>
          <span className="price">{formatPrice(saving)}</span>
        </p>
      )}
      {charged.total > 0 && <ToPay charged={charged} />}
      {ways !== "" && <p className="checkout-ways">Ödeme: {ways}</p>}
    </div>
  );
}
