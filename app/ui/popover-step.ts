import { type RefObject, type ToggleEvent, useEffect, useState } from "react";
import { useBackStep } from "./back-step.ts";

/** A popover takes a step of Back while it is open; it may have been opened before scripts came. */
export function usePopoverStep(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    function seeWhetherOpenedBefore() {
      setOpen(popover.current?.matches(":popover-open") ?? false);
    },
    [popover],
  );
  useBackStep(isOpen, () => popover.current?.hidePopover());
  return { isOpen, followToggle: ({ newState }: ToggleEvent) => setOpen(newState === "open") };
}
