import { type FocusEvent, useEffect, useRef } from "react";

/** A row that is removed takes the focus with it: the keyboard goes on from the heading of its part. */
export function useFocusFallback() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);

  useEffect(function goOnFromTheHeading() {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });

  const noteFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { heading, noteFocus };
}
