import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import type { OrderOfMessage } from "../../../domain/order-book/order-store.ts";
import { ApiError } from "../../api-client.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { createSerialQueue } from "../serial-queue.ts";

/** An order of the book as it is now. `order` is undefined if it was deleted. */
export type FoundOrder = { id: string; order: BookOrder | undefined; seesPersons: boolean };

/**
 * The order that a card became. It is read again whenever the card is shown again: after another sheet opened or closed, and when this tab
 * comes to the front. `saved` is undefined until it is there.
 */
export function useSavedOrder(written: OrderOfMessage | undefined) {
  const { key } = useLocation();
  const id = written?.id;
  const { answer, setAnswer, hasFailed, reload } = useRequest(
    async () => (id === undefined ? undefined : readSaved(id)),
    undefined,
    `${id} ${key}`,
  );
  const readWhenShown = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === "visible") reload();
  });
  useEffect(function readWhenTabIsShownAgain() {
    const shown = new AbortController();
    document.addEventListener("visibilitychange", () => readWhenShown(), shown);
    return () => shown.abort();
  }, []);
  return {
    saved: answer?.id === id ? answer : undefined,
    hasFailed,
    reload,
    /** For what is sent now. */
    async readNow(): Promise<FoundOrder | undefined> {
      const now = id === undefined ? undefined : await readSaved(id);
      setAnswer(now);
      return now;
    },
  };
}

export type SavedReading = ReturnType<typeof useSavedOrder>;

/** A chat can have many cards: they read one after the other. */
const inTurn = createSerialQueue();

const readSaved = (id: string): Promise<FoundOrder> =>
  inTurn(async () => {
    try {
      const { order, seesPersons } = await orderCalls.find(id);
      return { id, order, seesPersons };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { id, order: undefined, seesPersons: true };
      throw error;
    }
  });
