import { useState } from "react";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { type BookOrder, customerOf } from "../../../domain/order-book/book-order.ts";
import { lackingOf } from "../../../domain/order-book/line-questions.ts";
import { type OrderMessage, orderMessages, questionMessages } from "../../../domain/order-book/order-answers.ts";
import { lastTold, type ToldKind } from "../../../domain/order-book/told-messages.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { orderName } from "../panel-words.ts";
import { useStock } from "../stock.tsx";
import { useAction } from "../use-undo.ts";
import { daysAgoInWords, MESSAGE_NAMES } from "./need-words.ts";

/** Without a number it is not in the book yet, and nothing can be marked. */
type ToldOrder = { number: number | undefined } & Parameters<typeof customerOf>[0];

/** `onOpen`: the message was opened or copied. `onGone`: she says that it went. */
type Marking = { onOpen?: (() => void) | undefined; onGone?: (() => unknown) | undefined };

type StateMessageProps = { order: ToldOrder; text: string } & Marking;

/** A message to a customer, and its sending. */
export const StateMessage = ({ text, ...sending }: StateMessageProps) => (
  <div className="kit-stack">
    <p className="kit-note kit-letter">{text}</p>
    <StateMessageActions {...sending} text={text} />
  </div>
);

/** Only the person knows whether the message went, so she is asked when she comes back. Without the customer's number it can be copied alone. */
export function StateMessageActions({ order, text, onOpen, onGone }: StateMessageProps) {
  const { phone } = customerOf(order);
  const of = order.number === undefined ? undefined : orderName({ number: order.number });
  const [isOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    onOpen?.();
  };
  return (
    <div className="kit-row">
      <SmallButton
        action="Mesajı kopyala"
        of={of}
        onClick={() => {
          copy(text, "Mesaj");
          open();
        }}
      />
      {phone !== "" && (
        <a
          className="button button-order button-small"
          href={chatLink(phone.replace("+", ""), text)}
          target="_blank"
          rel="noopener"
          onClick={open}
        >
          WhatsApp'ta aç
        </a>
      )}
      {onGone && <MessageGone of={of} isOpened={isOpened} onGone={onGone} />}
    </div>
  );
}

type MessageGoneProps = { of: string | undefined; isOpened: boolean; onGone: () => unknown };

/** One tap says that a message went. Once it was opened or copied, she is asked. */
export const MessageGone = ({ of, isOpened, onGone }: MessageGoneProps) => (
  <>
    {isOpened && <p role="status">Mesaj gitti mi?</p>}
    <SmallButton
      action="Mesaj gitti"
      {...(of !== undefined && { of })}
      className={`button button-small ${isOpened ? "button-ribbon" : "button-plain"}`}
      onClick={onGone}
    />
  </>
);

/** Writes by one tap that messages went. */
export function useTell(onTold: () => unknown) {
  const act = useAction(onTold);
  return (orders: readonly { id: string; number: number }[], what: ToldKind) => {
    const [one] = orders;
    const whose = orders.length === 1 && one ? orderName(one) : `${orders.length} sipariş`;
    return act(() => orderCalls.tell(orders, what), { done: `${whose}: mesaj gitti`, failed: "Yazılamadı" });
  };
}

type SavedProps = { order: BookOrder; seesPersons: boolean; onChanged: () => unknown };

/** The messages for the state that is saved now, for what the order lacks and for money that is still to come. */
function useOrderMessages({ order, seesPersons }: Pick<SavedProps, "order" | "seesPersons">): readonly OrderMessage[] {
  const { answer } = useRequest(orderCalls.texts);
  const stock = useStock(order.lines.flatMap(({ productId }) => productId ?? []));
  if (!answer) return [];
  const { texts, ...teller } = answer;
  const lacking = order.lines.map((line) => lackingOf(line, stock.find(line.productId)));
  const asksAddress = seesPersons && order.blottedAt === null;
  return orderMessages(order, { texts, teller, lacking, asksAddress });
}

/** All messages of an order, folded until they are wanted, each with the day on which it went. */
export function SavedMessages({ onChanged, ...props }: SavedProps) {
  const { order } = props;
  const tell = useTell(onChanged);
  return (
    <div className="kit-row">
      {useOrderMessages(props).map(({ what, ...message }) => (
        <FoldedMessage
          key={what}
          {...message}
          order={order}
          went={lastTold(order.told, what)}
          onGone={() => tell([order], what)}
        />
      ))}
    </div>
  );
}

type MessageSheetProps = SavedProps & { what: ToldKind; onClose: () => void };

/** One message of an order, opened by its filled button. It closes once the message went. */
export function MessageSheet({ what, onChanged, onClose, ...props }: MessageSheetProps) {
  const { order } = props;
  const tell = useTell(onChanged);
  const text = useOrderMessages(props).find((one) => one.what === what)?.text;
  const gone = () => {
    tell([order], what);
    onClose();
  };
  return (
    <Sheet title={MESSAGE_NAMES[what]} shape="form" onClose={onClose}>
      <div className="kit-body">
        {text === undefined ? (
          <>
            <p className="kit-soft">Bu mesajın metni boş. Başka yoldan söylediysen burada işaretle.</p>
            <SmallButton action="Söyledim" of={orderName(order)} onClick={gone} />
          </>
        ) : (
          <StateMessage order={order} text={text} onGone={gone} />
        )}
      </div>
    </Sheet>
  );
}

type QuestionsProps = {
  order: Parameters<typeof questionMessages>[0];
  asking: Parameters<typeof questionMessages>[1];
  /** Only an order of the book keeps what it was told. */
  onGone?: (what: ToldKind) => unknown;
};

/** Ready answers: what the order lacks, asked in a message each. */
export const Questions = ({ order, asking, onGone }: QuestionsProps) =>
  questionMessages(order, asking).map(({ what, title, text }) => (
    <FoldedMessage key={title} title={title} order={order} text={text} onGone={onGone && (() => onGone(what))} />
  ));

/** `went`: the time when it went last. */
type FoldedProps = StateMessageProps & { title: string; went?: string | undefined };

const FoldedMessage = ({ title, went, ...message }: FoldedProps) => (
  <details className="kit-fold">
    <summary>{went === undefined ? title : `${title} (${daysAgoInWords(went)} gitti)`}</summary>
    <StateMessage {...message} />
  </details>
);
