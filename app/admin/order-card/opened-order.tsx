import type { OrderInput } from "../../../domain/order-book/book-order.ts";
import { messages } from "../../messages.ts";
import { orderCalls } from "../order-calls.ts";
import { BesideSheet } from "../saved-form/form-sheet.tsx";
import { useLoaded } from "../section-load.tsx";
import { reasonOr } from "../use-failure-handler.ts";
import { NewOrder } from "./new-order.tsx";
import { OrderCard, type OrderCardEvents } from "./order-card.tsx";

type OpenedOrderProps = OrderCardEvents & {
  /** Undefined for a new one. */
  id: string | undefined;
  /** As in the list behind it. */
  seesPersons: boolean;
  userId: string;
  /** She came to write its tracking number. */
  wantsTracking: boolean;
  /** The order that a paste has begun. */
  begun: OrderInput | undefined;
  /** Another number for each change of the list, after which the card loads anew. */
  changes: number;
};

/** The card of an order, which is loaded anew: the list may be older, and has no address. */
export default function OpenedOrder({ id, ...props }: OpenedOrderProps) {
  return id === undefined ? <NewOrder {...props} /> : <SavedOrder id={id} {...props} />;
}

function SavedOrder({ id, changes, begun: _, ...props }: OpenedOrderProps & { id: string }) {
  const loaded = useLoaded(() => orderCalls.find(id), `${id} ${changes}`, reasonOr(messages.dataFailed));
  const { answer, setAnswer, waiting } = loaded;
  if (answer) {
    const { needs, seesPersons } = answer;
    return (
      <OrderCard
        {...props}
        order={answer.order}
        needs={needs}
        seesPersons={seesPersons}
        onSaved={(order) => setAnswer({ order, needs, seesPersons })}
      />
    );
  }
  return (
    <BesideSheet title="Sipariş" keepsFocus={props.keepsFocus} onClose={props.onClose}>
      {waiting}
    </BesideSheet>
  );
}
