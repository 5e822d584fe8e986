import { type FocusEvent, useEffect, useRef } from "react";

/** Moves the focus to the heading of the section when the focused row was removed. */
export function useFocusFallback() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);

  useEffect(function focusHeading() {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });

  const rememberFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { heading, rememberFocus };
}
