import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { reordered } from "../product-pictures/picture-list.ts";
import type { Placing } from "../reorder/order-tools.tsx";

/** A list of a form whose items change, and move to a place that screen readers hear. */
export function useListDraft<Item extends { id: string }>(items: readonly Item[], onChange: (items: Item[]) => void) {
  const [announcement, announce] = useState("");
  /** Also what another item has just changed: two uploads may end before the next drawing. */
  const newest = useRef(items);
  useLayoutEffect(function followDraft() {
    newest.current = items;
  });
  const put = (next: Item[]) => {
    newest.current = next;
    onChange(next);
  };
  const placing: Placing<{ id: string; name: string }> = {
    isFirst: ({ id }) => items[0]?.id === id,
    isLast: ({ id }) => items.at(-1)?.id === id,
    move({ id, name }, to) {
      const from = items.findIndex((item) => item.id === id);
      flushSync(() => {
        put(reordered(items, from, Math.max(0, to)));
        announce(`${name} şimdi ${to + 1}. sırada`);
      });
    },
  };
  return {
    put,
    change: (id: string, changes: Partial<Item>) =>
      put(newest.current.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    placing,
    announcement,
  };
}
