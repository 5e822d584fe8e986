import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { stateMessage } from "../../../domain/order-book/order-words.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { StateMessage } from "./state-message.tsx";

/** The message for the state that is saved now, folded until it is wanted. */
export function SavedMessage({ order }: { order: BookOrder }) {
  const { answer } = useRequest(orderCalls.texts);
  const text = answer && stateMessage(answer.texts, order, answer.shopName);
  if (text === undefined) return null;
  return (
    <details className="kit-fold">
      <summary>Müşteriye mesaj</summary>
      <StateMessage order={order} text={text} />
    </details>
  );
}
