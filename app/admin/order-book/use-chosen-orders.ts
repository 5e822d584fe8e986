import { useState } from "react";
import type { ListedOrder } from "../../../domain/order-book/listed-order.ts";

/** The chosen orders of the shown page. Those that another page or answer does not show are no longer chosen. */
export function useChosenOrders(shown: readonly ListedOrder[], question: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setIds(new Set());
  }
  const chosen = shown.filter(({ id }) => ids.has(id));
  const isPageChosen = shown.length > 0 && chosen.length === shown.length;
  return {
    chosen,
    isPageChosen,
    has: ({ id }: ListedOrder) => ids.has(id),
    toggle: (order: ListedOrder) =>
      setIds(new Set(shown.filter((one) => ids.has(one.id) !== (one === order)).map(({ id }) => id))),
    togglePage: () => setIds(new Set(isPageChosen ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

export type ChosenOrders = ReturnType<typeof useChosenOrders>;
