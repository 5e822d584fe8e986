import { chatLink } from "../../../domain/order/chat-link.ts";
import { fits, MESSAGE_ROOM, sizeOf } from "../../../domain/order/message-size.ts";
import { PlainButton } from "../../ui/button.tsx";

type AnswerActionsProps = {
  /** Undefined where there is nothing to say. */
  answer: string | undefined;
  /** Of whoever ordered; empty where nobody knows it. */
  phone: string;
  /** `Onay metnini kopyala` */
  action: string;
  onCopy: () => void;
};

/** The answer to an order, to be copied or opened in her chat. Without her number WhatsApp asks whose chat it is, if there is a text to send. */
export function AnswerActions({ answer, phone, action, onCopy }: AnswerActionsProps) {
  const text = answer === undefined ? undefined : inRoom(answer);
  return (
    <>
      {answer !== undefined && <PlainButton action={action} onClick={onCopy} />}
      {(phone !== "" || text !== undefined) && (
        <a className="button button-order" href={chatLink(phone.replace("+", ""), text)} target="_blank" rel="noopener">
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
