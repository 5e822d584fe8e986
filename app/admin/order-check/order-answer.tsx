import { useState } from "react";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { fits, MESSAGE_ROOM, sizeOf } from "../../../domain/order/message-size.ts";
import { orderTotal } from "../../../domain/order-book/book-order.ts";
import type { WrittenOrder } from "../../../domain/order-book/order-store.ts";
import type { OrderTexts, Teller } from "../../../domain/order-book/order-words.ts";
import { bookInput, customersName, customersPhone, type PriceChoice } from "../../../domain/order-check/book-input.ts";
import { confirmationText, lackingIn } from "../../../domain/order-check/confirmation.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-order.ts";
import { ApiError } from "../../api-client.ts";
import { copy } from "../../part/copy.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { useShop } from "../../use-shop.ts";
import { isTooFew, orderCalls } from "../order-calls.ts";
import { Questions } from "../order-form/state-message.tsx";
import { orderName } from "../state-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { findWritten } from "./check-calls.ts";
import type { CheckEvents } from "./check-host.tsx";
import "./order-check.css";

export type AnswerTexts = Teller & { texts: OrderTexts };

type OrderAnswerProps = CheckEvents & {
  pasted: PastedOrder;
  /** Those that are sent. */
  lines: readonly VerifiedLine[];
  /** Those that the owner leaves out. */
  missing: readonly VerifiedLine[];
  /** The lines of the message that nobody has read: they go into the note. */
  others: readonly string[];
  choice: PriceChoice;
  /** Without its link the order is written by hand. */
  isByHand: boolean;
  /** Undefined until they are there. */
  texts: AnswerTexts | undefined;
  /** The same message is in the book already. */
  earlier: WrittenOrder | null;
};

/** Writes an order into the book, and answers it with the right total. */
export function OrderAnswer({
  pasted,
  lines,
  missing,
  others,
  choice,
  isByHand,
  texts,
  earlier,
  ...on
}: OrderAnswerProps) {
  const handleFailure = useFailureHandler();
  const { parcel, giftPrices } = useShop();
  // The same for every try, so that a repeated one writes no second order.
  const [requestKey] = useState(randomToken);
  const [written, setWritten] = useState<WrittenOrder>();
  // Somebody else wrote it while it was read here.
  const [justWritten, setJustWritten] = useState<WrittenOrder>();
  // Of a product fewer pieces are left than these lines ask for.
  const [refused, setRefused] = useState<{ lines: string; words: string | undefined }>();
  const [isWriting, setWriting] = useState(false);
  const othersOrder = justWritten ?? earlier;
  const inBook = written ?? othersOrder;
  const input = bookInput({ pasted, lines, others, choice, parcel, giftPrices });
  const ordered = JSON.stringify(input.lines);
  const tooFew = refused?.lines === ordered ? refused.words : undefined;
  const insists = Boolean(othersOrder) || tooFew !== undefined;
  const answer =
    texts &&
    confirmationText({
      template: texts.texts.confirmation,
      teller: texts,
      number: inBook?.number,
      said: { name: customersName(pasted), day: pasted.order.details.day },
      lines,
      missing,
      input,
    });

  const told = { ...input, number: inBook?.number, total: orderTotal(input.lines) };
  const lacking = lines.map(lackingIn);

  const write = async () => {
    setWriting(true);
    try {
      const { order } = await orderCalls.create(input, requestKey, {
        unlessWritten: !othersOrder,
        evenIfGone: tooFew !== undefined,
      });
      setWritten(order);
      on.onWritten();
    } catch (error) {
      const other = isWrittenMessage(error) ? await findWritten(pasted) : undefined;
      if (other) setJustWritten(other);
      else if (isTooFew(error)) setRefused({ lines: ordered, words: error.detail });
      else handleFailure(error, reasonOr("Deftere yazılamadı"));
    }
    setWriting(false);
  };
  const writeByHand = () => on.onByHand({ input, onWritten: setWritten });
  const mayWrite = isByHand || (!isWriting && lines.length > 0);
  return (
    <div className="kit-row order-check-answer">
      {inBook && (
        <p role="status" className="kit-ends kit-note kit-offer" data-tint={written ? "mint" : "butter"}>
          {writtenWords({ isMine: written !== undefined, isJust: justWritten !== undefined })} #{inBook.number}
          <SmallButton
            action="Siparişi aç"
            of={orderName(inBook)}
            autoFocus={written !== undefined}
            onClick={() => on.onOpen(inBook.id)}
          />
        </p>
      )}
      {tooFew !== undefined && !written && (
        <p role="status" className="kit-ends kit-note" data-tint="butter">
          {tooFew}
        </p>
      )}
      {!written && (
        <button
          type="button"
          className={insists ? "button button-plain" : "button button-ribbon"}
          aria-disabled={!mayWrite}
          onClick={isByHand ? writeByHand : mayWrite ? write : undefined}
        >
          {isByHand ? "Elle yaz" : insists ? "Yine de yaz" : "Deftere yaz"}
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
      {texts && <Questions order={told} asking={{ texts: texts.texts, teller: texts, lacking, asksAddress: true }} />}
    </div>
  );
}

function writtenWords({ isMine, isJust }: { isMine: boolean; isJust: boolean }): string {
  if (isMine) return "Deftere yazıldı:";
  return isJust ? "Bu mesaj az önce deftere yazıldı:" : "Bu mesaj defterde var:";
}

const isWrittenMessage = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.field === "pasted";

/** A text that is too long for a link is copied; the chat opens without it. */
const inRoom = (text: string): string | undefined => (fits(sizeOf(text), MESSAGE_ROOM) ? text : undefined);
