import { type RefObject, useLayoutEffect, useState } from "react";

/** A tile that moves takes the focus with it: the browser lets go of what changes its place in the document. */
export function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ at: number; control: string }>();
  useLayoutEffect(
    function focusWhatMoved() {
      if (!wanted) return;
      const tile = list.current?.querySelector(`[data-at="${wanted.at}"]`);
      const control = tile?.querySelector(`[data-control="${wanted.control}"]`);
      if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    },
    [wanted, list],
  );
  return (at: number, control: string) => setWanted({ at, control });
}
