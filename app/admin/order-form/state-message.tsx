import { chatLink } from "../../../domain/order/chat-link.ts";
import { type BookOrder, customerOf } from "../../../domain/order-book/book-order.ts";
import { lackingOf } from "../../../domain/order-book/line-questions.ts";
import { orderAnswer, questionMessages } from "../../../domain/order-book/order-answers.ts";
import { isOpen } from "../../../domain/order-book/order-states.ts";
import { reminderMessage } from "../../../domain/order-book/order-words.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { orderName } from "../panel-words.ts";
import { useStock } from "../stock.tsx";

/** Without a number it is not in the book yet. */
type ToldOrder = { number: number | undefined } & Parameters<typeof customerOf>[0];

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
  const { number } = order;
  return (
    <div className="kit-row">
      <SmallButton
        action="Mesajı kopyala"
        of={number === undefined ? undefined : orderName({ number })}
        onClick={() => copy(text, "Mesaj")}
      />
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

/** The messages for the state that is saved now, for what the order lacks and for money that is still to come, folded until they are wanted. */
export function SavedMessages({ order, seesPersons }: { order: BookOrder; seesPersons: boolean }) {
  const { answer } = useRequest(orderCalls.texts);
  const isAsked = isOpen(order.state);
  const stock = useStock(isAsked ? order.lines.flatMap(({ productId }) => productId ?? []) : []);
  if (!answer) return null;
  const { texts, ...teller } = answer;
  const lacking = order.lines.map((line) => lackingOf(line, stock.find(line.productId)));
  const asksAddress = seesPersons && order.blottedAt === null;
  return (
    <div className="kit-row">
      <FoldedMessage title="Müşteriye mesaj" order={order} text={orderAnswer(texts, order, teller, { lacking })} />
      <FoldedMessage title="Ödeme hatırlatması" order={order} text={reminderMessage(texts, order, teller)} />
      {isAsked && <Questions order={order} asking={{ texts, teller, lacking, asksAddress }} />}
    </div>
  );
}

type QuestionsProps = {
  order: Parameters<typeof questionMessages>[0];
  asking: Parameters<typeof questionMessages>[1];
};

/** Ready answers: what the order lacks, asked in a message each. */
export const Questions = ({ order, asking }: QuestionsProps) =>
  questionMessages(order, asking).map(({ title, text }) => (
    <FoldedMessage key={title} title={title} order={order} text={text} />
  ));

const FoldedMessage = ({ title, order, text }: { title: string; order: ToldOrder; text: string | undefined }) =>
  text !== undefined && (
    <details className="kit-fold">
      <summary>{title}</summary>
      <StateMessage order={order} text={text} />
    </details>
  );
