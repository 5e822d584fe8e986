import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useOpened } from "../../ui/opened.ts";

/** A popover of the header. Until hydration its `popovertarget` buttons show and hide it, afterwards a history entry does. */
export function useOpenedPopover<Popover extends HTMLElement>(name: string) {
  const popover = useRef<Popover>(null);
  const { isOpen, open, close } = useOpened(name);
  const openNow = useEffectEvent(open);

  useEffect(function takeOverOpenPopover() {
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

/** Covers the page below the header while a popover is open: a tap on it only closes the popover, with and without scripts. */
export const PopoverBackdrop = ({ popover, onTap }: { popover: string; onTap: () => void }) => (
  <button
    type="button"
    className="header-backdrop"
    tabIndex={-1}
    aria-hidden
    popoverTarget={popover}
    popoverTargetAction="hide"
    onClick={(event) => {
      event.preventDefault();
      onTap();
    }}
  />
);
