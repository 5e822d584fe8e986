import type { BookOrder, OrderInput } from "../../../domain/order-book/book-order.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { OrderForm } from "./order-form.tsx";

type OpenedOrderProps = {
  /** Undefined for a new one. */
  id: string | undefined;
  /** Of the list behind it. */
  seesPersons: boolean;
  userId: string;
  /** She came to write its tracking number. */
  wantsTracking: boolean;
  /** What a paste has begun. */
  begun: OrderInput | undefined;
  onChanged: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
  onClose: () => void;
};

/** The sheet of an order, which is loaded anew: the list may be older, and has no address. */
export default function OpenedOrder({ id, ...props }: OpenedOrderProps) {
  return id === undefined ? <OrderForm order={undefined} {...props} /> : <SavedOrder id={id} {...props} />;
}

function SavedOrder({ id, ...props }: OpenedOrderProps & { id: string }) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => orderCalls.find(id),
    (error) => handleFailure(error, reasonOr(messages.dataFailed)),
    id,
  );
  if (answer) return <OrderForm {...props} key={id} order={answer.order} seesPersons={answer.seesPersons} />;
  return (
    <Sheet title="Sipariş" shape="form" onClose={props.onClose}>
      {hasFailed ? <LostPart onRetry={reload} /> : <Spinner />}
    </Sheet>
  );
}
