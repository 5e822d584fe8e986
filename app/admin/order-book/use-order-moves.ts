import { useState } from "react";
import type { DoneStep } from "../../../domain/ledger.ts";
import { type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { isLeaving, trackedWords } from "../../../domain/parcels/tracking-numbers.ts";
import { toast } from "../../toast.tsx";
import { isSharedTracking, orderCalls, type Sending } from "../order-calls.ts";
import { unreadyWords } from "../order-form/row-words.ts";
import { orderName } from "../panel-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";
import type { Moved } from "./moved-orders.tsx";

/** Brings orders into another state, or writes that they are paid, and the numbers of parcels. They accept no further tap until the list shows it. */
export function useOrderMoves(reload: () => Promise<void>) {
  const [moving, setMoving] = useState<readonly string[]>([]);
  const [moved, setMoved] = useState<Moved>();
  const handleFailure = useFailureHandler();
  const { offer } = useUndo(() => {
    setMoved(undefined);
    return reload();
  });

  /** Answers whether they have become it. */
  const change = async (orders: readonly ListedOrder[], call: Promise<DoneStep>, words: Words): Promise<boolean> => {
    const ids = orders.map(({ id }) => id);
    setMoving((others) => [...others, ...ids]);
    try {
      const { step, count } = await call;
      const description = count > 0 && words.state === "sent" ? unreadyWords(orders) : "";
      toast.success(
        inWords(orders, words.done, count),
        count > 0 ? offer(step) : undefined,
        description === "" ? {} : { description },
      );
      setMoved(count > 0 && words.state ? { ids: words.told ?? ids, state: words.state } : undefined);
      return true;
    } catch (error) {
      if (!words.isAsked?.(error)) handleFailure(error, reasonOr(words.failed));
      return false;
    } finally {
      await reload();
      setMoving((others) => others.filter((id) => !ids.includes(id)));
    }
  };
  const move = (orders: readonly ListedOrder[], state: OrderState) =>
    change(orders, orderCalls.changeState(orders, state), {
      done: STATE_NAMES[state],
      failed: "Durum değiştirilemedi",
      state,
    });
  const pay = (orders: readonly ListedOrder[]) =>
    change(orders, orderCalls.changePaid(orders, true), { done: "Ödendi", failed: "Ödendi yazılamadı" });

  /** The orders with their new numbers. Answers whether they are written, or why somebody is asked first. */
  const track = async (orders: readonly ListedOrder[], sending: Sending): Promise<boolean | string> => {
    const told = orders.filter(
      (order) => (order.state === "sent" && order.tracking !== "") || isLeaving(order, sending.isSent),
    );
    let asked: string | undefined;
    const isWritten = await change(orders, orderCalls.changeTracking(orders, sending), {
      done: trackedWords(orders, sending.isSent),
      failed: "Takip numaraları yazılamadı",
      isAsked: (error) => {
        asked = isSharedTracking(error) ? error.detail : undefined;
        return asked !== undefined;
      },
      ...(told.length > 0 && { told: told.map(({ id }) => id), state: "sent" as const }),
    });
    return asked ?? isWritten;
  };

  return {
    move,
    pay,
    track,
    moved,
    /** For orders that came into a state in another way. */
    tell: setMoved,
    dismiss: () => setMoved(undefined),
    isMoving: ({ id }: ListedOrder) => moving.includes(id),
    isBusy: moving.length > 0,
  };
}

export type OrderMoves = ReturnType<typeof useOrderMoves>;

type Words = {
  done: string;
  failed: string;
  state?: OrderState;
  /** The orders whose customers are told; all without it. */
  told?: readonly string[];
  /** True of a refusal that is no failure, because it asks. */
  isAsked?: (error: unknown) => boolean;
};

/** `12 numaralı sipariş: Kargoda`, `3 sipariş: Kargoda`. */
function inWords(orders: readonly ListedOrder[], done: string, count: number): string {
  const [one] = orders;
  const what = one && orders.length === 1 ? orderName(one) : `${count} sipariş`;
  return count === 0 ? "Hepsi zaten öyleydi" : `${what}: ${done}`;
}
