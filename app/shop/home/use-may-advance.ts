import { type RefObject, useEffect, useState } from "react";

/** The slides rest while someone points at them, touches them or reads them by keyboard, and while nobody sees them. */
export function useMayAdvance(section: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  const [isInSight, setInSight] = useState(true);

  useEffect(
    function watchAttention() {
      const element = section.current;
      if (!element) return;
      const stop = new AbortController();
      const holds = new Set<string>();
      const on = (event: string, hold: string, holdsIt: (event: Event) => boolean) => {
        const follow = (happened: Event) => {
          if (holdsIt(happened)) holds.add(hold);
          else holds.delete(hold);
          setHeld(holds.size > 0);
        };
        element.addEventListener(event, follow, { passive: true, signal: stop.signal });
      };
      on("pointerenter", "pointer", isMouse);
      on("pointerleave", "pointer", never);
      on("touchstart", "touch", always);
      on("touchend", "touch", never);
      on("touchcancel", "touch", never);
      on("focusin", "focus", isFocusVisible);
      on("focusout", "focus", never);
      const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
      sight.observe(element);
      return () => {
        stop.abort();
        sight.disconnect();
      };
    },
    [section],
  );

  return !isHeld && isInSight;
}

const always = () => true;
const never = () => false;
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === "mouse";
const isFocusVisible = ({ target }: Event) => target instanceof Element && target.matches(":focus-visible");
