import { type RefObject, type ToggleEvent, useEffect, useState } from "react";
import { useBackStep } from "./back-step.ts";

/**
 * A popover takes a step of Back while it is open; it may have been opened before scripts came. A tap on the page below only
 * closes it; the header stays in use.
 */
export function usePopoverStep(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    function seeWhetherOpenedBefore() {
      setOpen(isShown(popover.current));
    },
    [popover],
  );
  useEffect(
    function keepTapsFromThePage() {
      // A tap may come before the state that follows what is seen open.
      const keep = (event: PointerEvent) => isShown(popover.current) && keepFromPage(event);
      document.addEventListener("pointerdown", keep, true);
      return () => document.removeEventListener("pointerdown", keep, true);
    },
    [popover],
  );
  useBackStep(isOpen, () => popover.current?.hidePopover());
  return { isOpen, followToggle: ({ newState }: ToggleEvent) => setOpen(newState === "open") };
}

const isShown = (popover: HTMLElement | null): boolean => popover?.matches(":popover-open") ?? false;

/** A click follows its press within this time, or it was none. */
const CLICKS_WITHIN_MS = 700;

function keepFromPage({ target }: PointerEvent) {
  if (target instanceof Element && target.closest("header, [popover]")) return;
  const over = new AbortController();
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  addEventListener("click", keep, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), CLICKS_WITHIN_MS);
}
