import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useOpened } from "../../ui/opened.ts";

/** A popover of the header: its buttons show and hide it by themselves until scripts come, and through the history after that. */
export function useOpenedPopover<Popover extends HTMLElement>(word: string) {
  const popover = useRef<Popover>(null);
  const { isOpen, open, close } = useOpened(word);
  const openNow = useEffectEvent(open);

  useEffect(function takeOverWhatIsShown() {
    if (popover.current?.matches(":popover-open")) openNow();
  }, []);

  useLayoutEffect(
    function showWhileOpen() {
      const shown = popover.current;
      if (!isOpen || !shown) return;
      const closeByEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
        if (key === "Escape" && !defaultPrevented) close();
      };
      shown.togglePopover(true);
      addEventListener("keydown", closeByEscape);
      return () => {
        removeEventListener("keydown", closeByEscape);
        if (shown.contains(document.activeElement)) toggleOf(shown)?.focus();
        shown.togglePopover(false);
      };
    },
    [isOpen, close],
  );

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (isOpen) close();
    else open();
  };
  return { popover, isOpen, toggle, close };
}

const toggleOf = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
