import { type FocusEvent, useEffect, useRef } from "react";

/** Moves the focus to the heading of the section when the focused row was removed. */
export function useFocusFallback() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);

  useEffect(function focusHeading() {
    if (!focused.current || focused.current.isConnected) return;
    const { activeElement } = document;
    // React hears nothing of the focus that a closing sheet gives back to the section.
    focused.current = heading.current?.parentElement?.contains(activeElement) ? activeElement : null;
    if (activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });

  const rememberFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { heading, rememberFocus };
}
