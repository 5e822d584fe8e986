import { type RefObject, useEffect, useEffectEvent } from "react";

/** A sheet that was pulled this far down, or flung, closes. */
const FAR = 96;
const FAST_PX_A_MS = 0.5;

/** Only where it stands at the bottom, under a thumb. */
const FROM_BELOW = "(max-width: 47.98em)";

/**
 * A sheet that follows a finger down, and closes when it was meant. What scrolls inside it scrolls first: touches are told of
 * to their end, pointers only until the browser scrolls.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(
    function followFinger() {
      const element = sheet.current;
      if (!element || !matchMedia(FROM_BELOW).matches) return;
      const listening = new AbortController();
      let began: { x: number; y: number; at: number } | undefined;
      let pulled = 0;

      function begin({ target, touches: [finger, second], timeStamp }: TouchEvent) {
        const isFree = finger && !second && target instanceof Element && isAtTop(target, sheet.current);
        began = isFree ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
        pulled = 0;
      }
      function follow({ touches: [finger] }: TouchEvent) {
        if (!began || !finger) return;
        const down = finger.clientY - began.y;
        if (pulled === 0 && down <= Math.abs(finger.clientX - began.x)) {
          if (Math.abs(down) > 8) began = undefined;
          return;
        }
        pulled = Math.max(down, 0);
        shift(pulled);
      }
      function end({ timeStamp }: TouchEvent) {
        const isMeant = began && (pulled > FAR || pulled / (timeStamp - began.at) > FAST_PX_A_MS);
        began = undefined;
        if (isMeant && pulled > 0) closeNow();
        else shift(0);
      }
      /** The system took the finger, for a notification perhaps. */
      function letGo() {
        began = undefined;
        shift(0);
      }
      const shift = (down: number) => {
        element.style.translate = down > 0 ? `0 ${down}px` : "";
      };

      const passive = { passive: true, signal: listening.signal };
      element.addEventListener("touchstart", begin, passive);
      element.addEventListener("touchmove", follow, passive);
      element.addEventListener("touchend", end, passive);
      element.addEventListener("touchcancel", letGo, passive);
      return () => listening.abort();
    },
    [sheet],
  );
}

/** Nothing between what is touched and the sheet can be scrolled up, and it is nothing that a finger moves for itself. */
function isAtTop(touched: Element, sheet: Element | null): boolean {
  if (touched.closest("input, textarea, select, [data-holds-finger]")) return false;
  for (let element: Element | null = touched; element && element !== sheet; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
