import { useRef, useState } from "react";

export type GalleryRow = ReturnType<typeof useGalleryRow>;

/**
 * Knows the visible picture of a snapping row. While the row scrolls to a chosen picture, the ones it passes are ignored
 * until the visitor scrolls by hand.
 */
export function useGalleryRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const element = row.current;
    if (!element) return;
    target.current = index;
    setCurrent(index);
    element.scrollTo({ left: index * element.clientWidth });
    if (element.contains(document.activeElement)) {
      element.children[index]?.querySelector("a")?.focus({ preventScroll: true });
    }
  }

  function trackScroll() {
    const element = row.current;
    if (!element) return;
    const visible = Math.round(element.scrollLeft / element.clientWidth);
    if (target.current !== undefined && target.current !== visible) return;
    target.current = undefined;
    setCurrent(visible);
  }

  const takeInHand = () => {
    target.current = undefined;
  };

  return {
    current,
    show,
    turn: (step: number) => show((current + step + count) % count),
    rowProps: { ref: row, onScroll: trackScroll, onTouchStart: takeInHand, onWheel: takeInHand },
  };
}
