import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Placing } from "./order-tools.tsx";

export const reordered = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const moved = list[from];
  return moved === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved);
};

/** A row of a draft by its place: it may have no id yet. */
export type PlacedRow = { at: number; name: string };

/** Moves the rows of a draft. */
export const placingIn = <Item>(items: readonly Item[], put: (items: Item[]) => void): Placing<PlacedRow> => ({
  isFirst: ({ at }) => at === 0,
  isLast: ({ at }) => at === items.length - 1,
  move: ({ at }, to) => flushSync(() => put(reordered(items, at, to))),
});

/** A list of a draft whose items change, and move to a place that screen readers hear. */
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
  const placing = placingIn(items, put);
  return {
    put,
    change: (id: string, changes: Partial<Item>) =>
      put(newest.current.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    placing: {
      ...placing,
      move(item: PlacedRow, to: number) {
        placing.move(item, to);
        announce(`${item.name} şimdi ${to + 1}. sırada`);
      },
    },
    announcement,
  };
}
