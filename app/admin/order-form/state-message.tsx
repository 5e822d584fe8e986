import { chatLink } from "../../../domain/order/chat-link.ts";
import { type BookOrder, customerOf } from "../../../domain/order-book/book-order.ts";
import { reminderMessage, stateMessage } from "../../../domain/order-book/order-words.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { orderName } from "../state-words.ts";

export type ToldOrder = Pick<BookOrder, "number"> & Parameters<typeof customerOf>[0];

type StateMessageProps = { order: ToldOrder; text: string };

/** The message that tells a customer the state of her order. */
export const StateMessage = ({ order, text }: StateMessageProps) => (
  <div className="kit-stack">
    <p className="kit-note kit-letter">{text}</p>
    <StateMessageActions order={order} text={text} />
  </div>
);

/** Without the customer's number the message can be copied alone. */
export function StateMessageActions({ order, text }: StateMessageProps) {
  const { phone } = customerOf(order);
  return (
    <div className="kit-row">
      <SmallButton action="Mesajı kopyala" of={orderName(order)} onClick={() => copy(text, "Mesaj")} />
      {phone !== "" && (
        <a
          className="button button-order button-small"
          href={chatLink(phone.replace("+", ""), text)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp'ta aç
        </a>
      )}
    </div>
  );
}

/** The messages for the state that is saved now and for money that is still to come, folded until they are wanted. */
export function SavedMessages({ order }: { order: BookOrder }) {
  const { answer } = useRequest(orderCalls.texts);
  if (!answer) return null;
  return (
    <>
      <FoldedMessage title="Müşteriye mesaj" order={order} text={stateMessage(answer.texts, order, answer)} />
      <FoldedMessage title="Ödeme hatırlatması" order={order} text={reminderMessage(answer.texts, order, answer)} />
    </>
  );
}

const FoldedMessage = ({ title, order, text }: { title: string; order: ToldOrder; text: string | undefined }) =>
  text !== undefined && (
    <details className="kit-fold">
      <summary>{title}</summary>
      <StateMessage order={order} text={text} />
    </details>
  );
