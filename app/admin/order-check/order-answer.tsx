import { useState } from "react";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { fits, MESSAGE_ROOM, sizeOf } from "../../../domain/order/message-size.ts";
import { customerOf, type OrderInput } from "../../../domain/order-book/book-order.ts";
import { orderAnswer } from "../../../domain/order-book/order-answers.ts";
import type { OrderOfMessage } from "../../../domain/order-book/order-store.ts";
import { lackingIn } from "../../../domain/order-check/book-input.ts";
import type { DecidedLine } from "../../../domain/order-check/line-prices.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import { ApiError } from "../../api-client.ts";
import { copy } from "../../part/copy.ts";
import { PlainButton } from "../../ui/button.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { isTooFew, orderCalls } from "../order-calls.ts";
import { Questions } from "../order-form/state-message.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { findWritten } from "./check-calls.ts";
import type { AnswerTexts, ByHand } from "./check-host.tsx";
import "./order-check.css";

type OrderAnswerProps = {
  pasted: PastedOrder;
  /** As it goes into the book. */
  input: OrderInput;
  /** Those that are sent. */
  lines: readonly DecidedLine[];
  /** Those that the owner leaves out. */
  missing: readonly VerifiedLine[];
  /** Without its link the order is written by hand. */
  isByHand: boolean;
  /** Undefined until they are there. */
  texts: AnswerTexts | undefined;
  /** The message is in the book, and she wants a second order of it. */
  isAgain: boolean;
  onWritten: (order: OrderOfMessage) => void;
  /** Somebody else wrote it while it was read here. */
  onWrittenByOther: (order: OrderOfMessage) => void;
  onByHand: (byHand: ByHand) => void;
};

/** Writes an order into the book, and answers it before with the right total. */
export function OrderAnswer({ pasted, input, lines, missing, isByHand, texts, isAgain, ...on }: OrderAnswerProps) {
  const handleFailure = useFailureHandler();
  // The same for every try, so that a repeated one writes no second order.
  const [requestKey] = useState(randomToken);
  // Fewer pieces of a product are left than these lines ask for.
  const [refused, setRefused] = useState<{ lines: string; words: string | undefined }>();
  const [isWriting, setWriting] = useState(false);
  const ordered = JSON.stringify(input.lines);
  const tooFew = refused?.lines === ordered ? refused.words : undefined;
  const insists = isAgain || tooFew !== undefined;
  const told = { ...input, number: undefined };
  const lacking = lines.map(lackingIn);
  const answer = texts && orderAnswer(texts.texts, told, texts, { missing, lacking });

  const write = async () => {
    setWriting(true);
    try {
      const { order } = await orderCalls.create(input, requestKey, {
        unlessWritten: !isAgain,
        evenIfGone: tooFew !== undefined,
      });
      on.onWritten(order);
    } catch (error) {
      const other = isWrittenMessage(error) ? await findWritten(pasted) : undefined;
      if (other) on.onWrittenByOther(other);
      else if (isTooFew(error)) setRefused({ lines: ordered, words: error.detail });
      else handleFailure(error, reasonOr("Deftere yazılamadı"));
    }
    setWriting(false);
  };
  const writeByHand = () => on.onByHand({ input, onWritten: on.onWritten });
  const mayWrite = isByHand || (!isWriting && lines.length > 0);
  return (
    <div className="kit-row order-check-answer">
      {tooFew !== undefined && (
        <p role="status" className="kit-ends kit-note" data-tint="butter">
          {tooFew}
        </p>
      )}
      <button
        type="button"
        className={insists ? "button button-plain" : "button button-ribbon"}
        aria-disabled={!mayWrite}
        onClick={isByHand ? writeByHand : mayWrite ? write : undefined}
      >
        {isByHand ? "Elle yaz" : insists ? "Yine de yaz" : "Deftere yaz"}
      </button>
      <AnswerActions
        answer={answer}
        phone={customerOf(input).phone}
        action="Onay metnini kopyala"
        onCopy={() => answer !== undefined && copy(answer, "Onay metni")}
      />
      {texts && <Questions order={told} asking={{ texts: texts.texts, teller: texts, lacking, asksAddress: true }} />}
    </div>
  );
}

const isWrittenMessage = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.field === "pasted";

type AnswerActionsProps = {
  /** Undefined where there is nothing to say. */
  answer: string | undefined;
  /** The phone of whoever ordered; empty if it is unknown. */
  phone: string;
  /** `Onay metnini kopyala` */
  action: string;
  onCopy: () => void;
  /** The message was opened in WhatsApp. */
  onOpen?: () => void;
};

/** The answer to an order, to be copied or opened in her chat. Without her number WhatsApp asks whose chat it is, if there is a text to send. */
export function AnswerActions({ answer, phone, action, onCopy, onOpen }: AnswerActionsProps) {
  const text = answer === undefined ? undefined : inRoom(answer);
  return (
    <>
      {answer !== undefined && <PlainButton action={action} onClick={onCopy} />}
      {(phone !== "" || text !== undefined) && (
        <a
          className="button button-order"
          href={chatLink(phone.replace("+", ""), text)}
          target="_blank"
          rel="noopener"
          onClick={onOpen}
        >
          WhatsApp'ta cevapla
        </a>
      )}
      {phone === "" && <p className="kit-soft">Telefonu yazmıyor; {withoutPhone({ answer, text })}</p>}
    </>
  );
}

function withoutPhone({ answer, text }: { answer: string | undefined; text: string | undefined }): string {
  if (text !== undefined) return "kime gideceğini WhatsApp'ta seçersin.";
  return answer === undefined ? "ona sohbetinden cevap ver." : "metni kopyala, sohbetine yapıştır.";
}

/** A text that is too long for a link is copied; the chat opens without it. */
const inRoom = (text: string): string | undefined => (fits(sizeOf(text), MESSAGE_ROOM) ? text : undefined);
