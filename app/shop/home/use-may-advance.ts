import { type RefObject, useEffect, useState } from "react";

/** False while the visitor points at, touches or focuses the slides, and while they are off the screen. */
export function useMayAdvance(section: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  const [isVisible, setVisible] = useState(true);

  useEffect(
    function trackAttention() {
      const element = section.current;
      if (!element) return;
      const stop = new AbortController();
      const holds = new Set<string>();
      const on = (event: string, hold: string, isHeldBy: (event: Event) => boolean) => {
        const follow = (occurred: Event) => {
          if (isHeldBy(occurred)) holds.add(hold);
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
      const visibility = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true));
      visibility.observe(element);
      return () => {
        stop.abort();
        visibility.disconnect();
      };
    },
    [section],
  );

  return !isHeld && isVisible;
}

const always = () => true;
const never = () => false;
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === "mouse";
const isFocusVisible = ({ target }: Event) => target instanceof Element && target.matches(":focus-visible");
