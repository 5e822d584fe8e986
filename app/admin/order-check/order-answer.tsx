import { useState } from "react";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { fits, MESSAGE_ROOM, sizeOf } from "../../../domain/order/message-size.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import type { WrittenOrder } from "../../../domain/order-book/order-store.ts";
import type { OrderTexts } from "../../../domain/order-book/order-words.ts";
import { bookInput, customersPhone } from "../../../domain/order-check/book-input.ts";
import { confirmationText } from "../../../domain/order-check/confirmation.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import type { PriceChoice } from "../../../domain/order-check/wanted-lines.ts";
import { copy } from "../../given-link/copy.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { orderCalls } from "../order-calls.ts";
import { randomToken } from "../product-form/random-token.ts";
import { orderName } from "../state-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import "./order-answer.css";

export type AnswerTexts = { texts: OrderTexts; shopName: string };

type OrderAnswerProps = {
  pasted: PastedOrder;
  /** Those that are sent. */
  lines: readonly VerifiedLine[];
  /** Those that the owner leaves out. */
  missing: readonly VerifiedLine[];
  /** Those that are no products of the shop: they go into the note. */
  unsure: readonly VerifiedLine[];
  choice: PriceChoice;
  /** Undefined until they are there. */
  texts: AnswerTexts | undefined;
  /** The same message is in the book already. */
  earlier: WrittenOrder | null;
  onWritten: (order: BookOrder) => void;
  onOpen: (orderId: string) => void;
};

/** Writes an order into the book, and answers it with the right total. */
export function OrderAnswer({ pasted, lines, missing, unsure, choice, texts, earlier, ...on }: OrderAnswerProps) {
  const handleFailure = useFailureHandler();
  // The same for every try, so that a repeated one writes no second order.
  const [requestKey] = useState(randomToken);
  const [written, setWritten] = useState<WrittenOrder>();
  const [isWriting, setWriting] = useState(false);
  const inBook = written ?? earlier;
  const answer =
    texts &&
    confirmationText({
      template: texts.texts.confirmation,
      shopName: texts.shopName,
      number: inBook?.number,
      said: pasted.order.details,
      lines,
      missing,
      choice,
    });

  const write = async () => {
    setWriting(true);
    try {
      const { order } = await orderCalls.create(bookInput({ pasted, lines, unsure, choice }), requestKey);
      setWritten(order);
      on.onWritten(order);
    } catch (error) {
      handleFailure(error, reasonOr("Deftere yazılamadı"));
    }
    setWriting(false);
  };
  const mayWrite = !isWriting && lines.length > 0;
  return (
    <div className="order-answer">
      {inBook && (
        <p role="status" className="order-answer-written" data-tint={written ? "mint" : "butter"}>
          {written ? "Deftere yazıldı:" : "Bu mesaj defterde var:"} #{inBook.number}
          <SmallButton action="Siparişi aç" of={orderName(inBook)} onClick={() => on.onOpen(inBook.id)} />
        </p>
      )}
      {!written && (
        <button
          type="button"
          className={earlier ? "button button-plain" : "button button-ribbon"}
          aria-disabled={!mayWrite}
          onClick={mayWrite ? write : undefined}
        >
          {earlier ? "Yine de yaz" : "Deftere yaz"}
        </button>
      )}
      {answer !== undefined && <PlainButton action="Onay metnini kopyala" onClick={() => copy(answer, "Onay metni")} />}
      <a
        className="button button-order"
        href={chatLink(customersPhone(pasted).replace("+", ""), answer && inRoom(answer))}
        target="_blank"
        rel="noopener"
      >
        WhatsApp'ta cevapla
      </a>
    </div>
  );
}

/** A text that is too long for a link is copied; the chat opens without it. */
const inRoom = (text: string): string | undefined => (fits(sizeOf(text), MESSAGE_ROOM) ? text : undefined);
