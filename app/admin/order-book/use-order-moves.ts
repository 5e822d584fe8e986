import { useState } from "react";
import type { OrderState } from "../../../domain/order-book/order-states.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { toast } from "../../toast.tsx";
import { orderCalls } from "../order-calls.ts";
import { orderName, STATE_NAMES } from "../state-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";
import type { Moved } from "./moved-orders.tsx";

/** Brings orders into another state. They accept no further tap until the list shows it. */
export function useOrderMoves(reload: () => Promise<void>) {
  const [moving, setMoving] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<Moved>();
  const handleFailure = useFailureHandler();
  const { offer } = useUndo(() => {
    setMoved(undefined);
    return reload();
  });

  /** Answers whether they have come into it. */
  const move = async (orders: readonly ListedOrder[], state: OrderState): Promise<boolean> => {
    const ids = orders.map(({ id }) => id);
    setMoving((others) => [...others, ...ids]);
    try {
      const { step, count } = await orderCalls.changeState(orders, state);
      toast.success(inWords(orders, state, count), count > 0 ? offer(step) : undefined);
      setMoved(count > 0 ? { ids, state } : undefined);
      return true;
    } catch (error) {
      handleFailure(error, reasonOr("Durum değiştirilemedi"));
      return false;
    } finally {
      await reload();
      setMoving((others) => others.filter((id) => !ids.includes(id)));
    }
  };

  return {
    move,
    moved,
    /** For orders that came into a state in another way. */
    tell: setMoved,
    dismiss: () => setMoved(undefined),
    isMoving: ({ id }: ListedOrder) => moving.includes(id),
    isBusy: moving.length > 0,
  };
}

export type OrderMoves = ReturnType<typeof useOrderMoves>;

/** `12 numaralı sipariş: Kargoda`, `3 sipariş: Kargoda`. */
function inWords(orders: readonly ListedOrder[], state: OrderState, count: number): string {
  const [one] = orders;
  const what = one && orders.length === 1 ? orderName(one) : `${count} sipariş`;
  return count === 0 ? "Hepsi zaten öyleydi" : `${what}: ${STATE_NAMES[state]}`;
}
