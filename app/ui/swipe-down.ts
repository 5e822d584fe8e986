import { type RefObject, useEffect, useEffectEvent } from "react";

/** A sheet closes when it was pulled this far down or this fast. */
const CLOSE_DISTANCE_PX = 96;
const CLOSE_SPEED_PX_PER_MS = 0.5;

/** On phones, where sheets stand at the bottom of the screen. */
const PHONE = "(max-width: 47.98em)";

/**
 * A sheet follows a finger down and closes after a long or fast swipe. Content that scrolls inside it scrolls first. It listens
 * to touch events, because pointer events end when the browser begins to scroll.
 */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, close: () => void) {
  const closeNow = useEffectEvent(close);
  useEffect(
    function followFinger() {
      const element = sheet.current;
      if (!element || !matchMedia(PHONE).matches) return;
      const listening = new AbortController();
      let began: { x: number; y: number; at: number } | undefined;
      let pulled = 0;

      function begin({ target, touches: [finger, second], timeStamp }: TouchEvent) {
        const isFree = finger && !second && target instanceof Element && canPullSheet(target, sheet.current);
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
        const isSwipe =
          began && (pulled > CLOSE_DISTANCE_PX || pulled / (timeStamp - began.at) > CLOSE_SPEED_PX_PER_MS);
        began = undefined;
        if (isSwipe && pulled > 0) closeNow();
        else shift(0);
      }
      /** The system takes over the touch, for a notification perhaps. */
      function cancel() {
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
      element.addEventListener("touchcancel", cancel, passive);
      return () => listening.abort();
    },
    [sheet],
  );
}

/** Whether no element between the touched one and the sheet is scrolled down, and no control there uses the drag itself. */
function canPullSheet(touched: Element, sheet: Element | null): boolean {
  if (touched.closest("input, textarea, select, [data-holds-finger]")) return false;
  for (let element: Element | null = touched; element && element !== sheet; element = element.parentElement) {
    if (element.scrollTop > 0) return false;
  }
  return true;
}
