import { useRef, useState } from "react";

/** Which picture of a snapping row is seen. On the way to a wanted one those passed by do not count, unless a hand takes over. */
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
