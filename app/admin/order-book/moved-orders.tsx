import "./order-book.css";
import { useState } from "react";
import { lackingOf } from "../../../domain/order-book/line-questions.ts";
import { orderAnswer } from "../../../domain/order-book/order-answers.ts";
import { type BookList, type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { TEXT_OF_STATE } from "../../../domain/order-book/order-words.ts";
import { lastTold } from "../../../domain/order-book/told-messages.ts";
import { IconButton, SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { StateMessage, StateMessageActions, useTell } from "../order-form/state-message.tsx";
import { orderName } from "../panel-words.ts";
import { productsOf } from "../stock.tsx";

/** Orders that came into a state, or got another parcel to follow. Without `ids`: all that the book's list of the state names. */
export type Moved = { ids?: readonly string[]; state: OrderState };

/** The messages of these lists wait until they are sent, whoever moved the orders and when. */
export const WAITING: Partial<Record<BookList, Moved>> = { confirm: { state: "new" }, tell: { state: "sent" } };

type MovedOrdersProps = {
  moved: Moved;
  onOpen: (id: string, field?: "tracking") => void;
  /** Loads the list again, once messages went. */
  onTold: () => Promise<void>;
  onDismiss: () => void;
};

/** The messages that tell customers of the state of their orders, at the foot of the screen, until they went. */
export function MovedOrders({ moved, onOpen, onTold, onDismiss }: MovedOrdersProps) {
  const sheet = useOpened("mesajlar");
  const { answer, reload } = useRequest(async () => ({ moved, untold: await untoldOrders(moved) }), undefined, moved);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const tell = useTell(() => Promise.all([reload(), onTold()]));
  const untold = answer?.moved === moved ? answer.untold : [];
  const [first, ...others] = untold;
  if (!first) return null;
  const gone = untold.filter(({ order }) => opened.has(order.id));
  return (
    <section className="kit-list-foot order-book-moved" aria-label="Müşteriye mesaj">
      <div className="kit-list-says">
        <p>
          {others.length === 0
            ? `${orderName(first.order)}: ${STATE_NAMES[moved.state]}`
            : `${untold.length} mesaj hazır`}
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
            <StateMessageActions order={first.order} text={first.text} onGone={() => tell([first.order], first.what)} />
          </>
        ) : (
          <SmallButton action="Mesajlar" aria-haspopup="dialog" onClick={sheet.open} />
        )}
      </div>
      {sheet.isOpen && (
        <Sheet title="Mesajlar" shape="form" onClose={sheet.close}>
          <ul className="kit-body">
            {untold.map(({ order, text, what }) => (
              <li key={order.id} className="kit-stack">
                <h3>{orderName(order)}</h3>
                <StateMessage
                  order={order}
                  text={text}
                  onOpen={() => setOpened((before) => new Set(before).add(order.id))}
                  onGone={() => tell([order], what)}
                />
              </li>
            ))}
          </ul>
          {gone.length > 1 && (
            <div className="sheet-foot">
              <button
                type="button"
                className="button button-ribbon"
                onClick={() =>
                  tell(
                    gone.map(({ order }) => order),
                    gone[0]?.what ?? first.what,
                  )
                }
              >
                Açtığım {gone.length} mesaj gitti
              </button>
            </div>
          )}
        </Sheet>
      )}
    </section>
  );
}

/** The orders whose customers were not told of their state, as they are now. Without a text for the state there is nothing to tell. */
async function untoldOrders({ ids, state }: Moved) {
  const { texts, ...teller } = await orderCalls.texts();
  const { orders } = await orderCalls.findAll(ids ?? (await waitingIds(state)));
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
    const what = TEXT_OF_STATE[order.state];
    const text = orderAnswer(texts, order, teller, { lacking });
    const isUntold = what && lastTold(order.told, what, what === "confirmation" ? "" : order.stateAt) === undefined;
    return what && isUntold && text !== undefined ? [{ order, text, what }] : [];
  });
}

async function waitingIds(state: OrderState): Promise<string[]> {
  const { orders } = await orderCalls.search({ list: state === "sent" ? "tell" : "confirm", query: "", page: 1 });
  return orders.map(({ id }) => id);
}
