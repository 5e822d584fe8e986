import { useRef, useState } from "react";

export type GalleryRow = ReturnType<typeof useGalleryRow>;

/**
 * Which picture of a snapping row is seen. While it scrolls to a chosen one, those it passes do not count, unless the
 * visitor scrolls herself.
 */
export function useGalleryRow(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const element = row.current;
    if (!element) return;
    wanted.current = index;
    setCurrent(index);
    element.scrollTo({ left: index * element.clientWidth });
    if (element.contains(document.activeElement)) {
      element.children[index]?.querySelector("a")?.focus({ preventScroll: true });
    }
  }

  function noteScroll() {
    const element = row.current;
    if (!element) return;
    const seen = Math.round(element.scrollLeft / element.clientWidth);
    if (wanted.current !== undefined && wanted.current !== seen) return;
    wanted.current = undefined;
    setCurrent(seen);
  }

  const takeOver = () => {
    wanted.current = undefined;
  };

  return {
    current,
    show,
    turn: (step: number) => show((current + step + count) % count),
    rowProps: { ref: row, onScroll: noteScroll, onTouchStart: takeOver, onWheel: takeOver },
  };
}
