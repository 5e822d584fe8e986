import { useRef, useState } from "react";

export type GalleryRow = ReturnType<typeof useGalleryRow>;

/**
 * Knows the visible picture of a snapping row. While the row scrolls to a chosen picture, the ones it passes are ignored
 * until the visitor scrolls by hand. `onTurn` is called with a picture to which the visitor turned.
 */
export function useGalleryRow(count: number, onTurn: (index: number) => void) {
  const row = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  const isByHand = useRef(false);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const element = row.current;
    if (!element) return;
    target.current = index;
    isByHand.current = false;
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
    if (isByHand.current && visible !== current) onTurn(visible);
  }

  const takeInHand = () => {
    target.current = undefined;
    isByHand.current = true;
  };

  const turnTo = (index: number) => {
    show(index);
    onTurn(index);
  };

  return {
    current,
    /** Turns to a picture without calling `onTurn`. */
    show,
    turnTo,
    turn: (step: number) => turnTo((current + step + count) % count),
    rowProps: { ref: row, onScroll: trackScroll, onTouchStart: takeInHand, onWheel: takeInHand },
  };
}
