import "./order-book.css";
import { lackingOf } from "../../../domain/order-book/line-questions.ts";
import { orderAnswer } from "../../../domain/order-book/order-answers.ts";
import { type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { IconButton, SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { StateMessage, StateMessageActions } from "../order-form/state-message.tsx";
import { orderName } from "../panel-words.ts";
import { productsOf } from "../stock.tsx";

/** Orders that came into a state, or got another parcel to follow. */
export type Moved = { ids: readonly string[]; state: OrderState };

type MovedOrdersProps = { moved: Moved; onOpen: (id: string, field?: "tracking") => void; onDismiss: () => void };

/** After orders came into another state: the messages that tell their customers, at the foot of the screen. */
export function MovedOrders({ moved, onOpen, onDismiss }: MovedOrdersProps) {
  const sheet = useOpened("mesajlar");
  const { answer } = useRequest(async () => ({ moved, told: await messagesOf(moved.ids) }), undefined, moved);
  const told = answer?.moved === moved ? answer.told : [];
  const [first, ...others] = told;
  if (!first) return null;
  return (
    <section className="kit-list-foot order-book-moved" aria-label="Müşteriye mesaj">
      <div className="kit-list-says">
        <p>
          {others.length === 0
            ? `${orderName(first.order)}: ${STATE_NAMES[moved.state]}`
            : `${told.length} mesaj hazır`}
        </p>
        <IconButton icon="close" size={20} label="Mesajı kapat" onClick={onDismiss} />
      </div>
      <div className="kit-row kit-list-actions">
        {others.length === 0 ? (
          <>
            {moved.state === "sent" && first.order.tracking === "" && (
              <SmallButton
                action="Takip no yaz"
                of={orderName(first.order)}
                onClick={() => onOpen(first.order.id, "tracking")}
              />
            )}
            <StateMessageActions {...first} />
          </>
        ) : (
          <SmallButton action="Mesajlar" aria-haspopup="dialog" onClick={sheet.open} />
        )}
      </div>
      {sheet.isOpen && (
        <Sheet title="Mesajlar" shape="form" onClose={sheet.close}>
          <ul className="kit-body">
            {told.map(({ order, text }) => (
              <li key={order.id} className="kit-stack">
                <h3>{orderName(order)}</h3>
                <StateMessage order={order} text={text} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  );
}

/** As the orders are now. Without a text for their state there is nothing to tell. */
async function messagesOf(ids: readonly string[]) {
  const { texts, ...teller } = await orderCalls.texts();
  const { orders } = await orderCalls.findAll(ids);
  // Nothing is asked of the others.
  const asked = orders.filter(({ state }) => state === "new").flatMap(({ lines }) => lines);
  const products = await productsOf(asked.flatMap(({ productId }) => productId ?? []));
  return orders.flatMap((order) => {
    const lacking = order.lines.map((line) =>
      lackingOf(
        line,
        products.find(({ id }) => id === line.productId),
      ),
    );
    const text = orderAnswer(texts, order, teller, { lacking });
    return text === undefined ? [] : [{ order, text }];
  });
}
