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

/** The answer to an order, to be copied or opened in her chat. Without her number no chat can be opened. */
export const AnswerActions = ({ answer, phone, action, onCopy }: AnswerActionsProps) => (
  <>
    {answer !== undefined && <PlainButton action={action} onClick={onCopy} />}
    {phone === "" ? (
      <p className="kit-soft">
        {answer === undefined
          ? "Telefonu yazmıyor; sohbetinden cevapla."
          : "Telefonu yazmıyor; metni kopyala, sohbetine yapıştır."}
      </p>
    ) : (
      <a
        className="button button-order"
        href={chatLink(phone.replace("+", ""), answer && inRoom(answer))}
        target="_blank"
        rel="noopener"
      >
        WhatsApp'ta cevapla
      </a>
    )}
  </>
);

/** A text that is too long for a link is copied; the chat opens without it. */
const inRoom = (text: string): string | undefined => (fits(sizeOf(text), MESSAGE_ROOM) ? text : undefined);
