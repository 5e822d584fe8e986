import type { MouseEvent } from "react";
import { type Need, openQuestions } from "../../../domain/choice/chosen.ts";
import type { ToldOffer } from "../../../domain/offer/reductions.ts";
import type { Cart, CartLine } from "../../../domain/order/cart.ts";
import {
  askedLines,
  type CheckedCart,
  type CurrentLine,
  pricedAt,
  soldLines,
} from "../../../domain/order/checked-cart.ts";
import { detailsToSend } from "../../../domain/order/order-details.ts";
import { type Order, orderCharges, type WrittenOrder, writtenOrder } from "../../../domain/order/order-message.ts";
import { cartLinkAddress } from "../../../domain/web/cart-link.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { usePart } from "../../when-idle.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { CartChanges, hasChanges } from "./cart-changes.tsx";
import { CartSum } from "./cart-sum.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { useTypedDetails } from "./details-state.ts";
import { MessagePreview, PREVIEW } from "./message-preview.tsx";
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
  const asked = useOrder(lines, {
    asked: askedLines(current),
    revision: pricedAt(lines, checked),
    offers: checked?.offers,
  });
  const order = writtenOrder(phone, asked);
  const delivery = useOpened("teslimat");
  const preview = useOpened(PREVIEW);
  const { part, hasFailed, retry } = usePart(() => import("./delivery-sheet.tsx"), delivery.isOpen ? "now" : "idle");
  return (
    <>
      <footer className="checkout">
        <CartSum order={asked} checked={checked} />
        <DeliveryStep hasFailed={hasFailed} onOpen={hasFailed ? retry : delivery.open} />
        <Notice whole={order?.whole} current={current} lines={lines} />
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
      {delivery.isOpen && part && <part.DeliverySheet onClose={delivery.close} />}
      {preview.isOpen && order && (
        <MessagePreview
          text={order.whole ?? order.text}
          isSendingSaid={orderCharges(asked).sending !== null}
          onClose={preview.close}
        />
      )}
    </>
  );
}

type NoticeProps = { whole: string | undefined; current: readonly CurrentLine[]; lines: Cart };

/** The most urgent thing to say before the order, and nothing else. */
function Notice({ whole, current, lines }: NoticeProps) {
  if (whole !== undefined) return <TooLong whole={whole} />;
  return hasChanges(current) ? <CartChanges current={current} /> : <MissingStep lines={lines} />;
}

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
  if (open.length === 0) return null;
  return (
    <button type="button" className="checkout-notice" onClick={showFirstMissing}>
      <u>{open.length} seçim eksik, tamamla</u>
    </button>
  );
}

/** A text that cannot be made is mended or emptied first: sent without it, it would be lost without a word. */
function asksForText(event: MouseEvent<HTMLElement>): boolean {
  const field = event.currentTarget.closest("dialog")?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (!field) return false;
  event.preventDefault();
  field.closest("details")?.setAttribute("open", "");
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
  return true;
}

function showFirstMissing({ currentTarget }: MouseEvent<HTMLElement>) {
  const first = currentTarget.closest("dialog")?.querySelector<HTMLDetailsElement>("[data-lacks=true]");
  first?.setAttribute("open", "");
  first?.scrollIntoView({ block: "center" });
  first?.querySelector<HTMLElement>("[data-asked=true] :is(button, select, input)")?.focus({ preventScroll: true });
}

/** The chat opens with a part of it only. */
const TooLong = ({ whole }: { whole: string }) => (
  <p className="checkout-too-long">
    Sepetin tek mesaja sığmıyor, sonu kısaldı. Tamamını kopyala, WhatsApp'ta yapıştır.
    <SmallButton action="Mesajı kopyala" onClick={() => copy(whole, "Mesaj")} />
  </p>
);

/** `revision` is the one of the shop at which the lines have their prices; 0 if it is unknown. */
type Ordering = { asked: Cart; revision: number; offers: readonly ToldOffer[] | undefined };

function useOrder(lines: Cart, { asked, revision, offers }: Ordering): Order {
  const { parcel, publicUrl, promises, giftPrices, delivery, chatHours } = useShop();
  const { typed } = useTypedDetails();
  const address = cartLinkAddress(revision, lines);
  return {
    lines,
    asked,
    details: detailsToSend(typed, { promises, delivery, chatHours, now: new Date() }),
    parcel,
    giftPrices,
    offers,
    cartAddress: address && publicUrl + address,
  };
}
