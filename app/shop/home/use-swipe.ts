import { type RefObject, useEffect } from "react";

/** A shorter movement is a tap. */
const MIN_DRAG_PX = 8;

/** A drag shows the neighbour if it covers this share of the width, or if it is a flick. */
const MIN_SWIPE_SHARE = 0.25;
const FLICK = { px: 24, pxPerMs: 0.4 };

type Finger = { id: number; x: number; at: number; moved: number };

/**
 * The element's content follows a finger: the style sheet reads the distance from `--drag` and the neighbour to show from
 * `data-drag`. The browser keeps vertical scrolling (`touch-action`) and cancels the pointer when it begins to scroll.
 */
export function useSwipe(row: RefObject<HTMLElement | null>, turn: (step: number) => void, hasNeighbours: boolean) {
  useEffect(
    function followFinger() {
      const element = row.current;
      if (!element || !hasNeighbours) return;
      const stop = new AbortController();
      let finger: Finger | undefined;

      function begin({ pointerType, isPrimary, pointerId, clientX, timeStamp }: PointerEvent) {
        reset();
        if (pointerType !== "mouse" && isPrimary) finger = { id: pointerId, x: clientX, at: timeStamp, moved: 0 };
      }

      function follow({ pointerId, clientX }: PointerEvent) {
        if (!element || finger?.id !== pointerId) return;
        const across = clientX - finger.x;
        if (finger.moved === 0 && Math.abs(across) < MIN_DRAG_PX) return;
        finger.moved = across;
        element.dataset.drag = across < 0 ? "next" : "previous";
        element.style.setProperty("--drag", `${across}px`);
      }

      function end({ pointerId, timeStamp }: PointerEvent) {
        if (!element || finger?.id !== pointerId) return;
        const { moved, at } = finger;
        reset();
        const distance = Math.abs(moved);
        const isFlick = distance > FLICK.px && distance / (timeStamp - at) > FLICK.pxPerMs;
        if (isFlick || distance / element.clientWidth > MIN_SWIPE_SHARE) turn(moved < 0 ? 1 : -1);
      }

      function reset() {
        finger = undefined;
        element?.removeAttribute("data-drag");
        element?.style.removeProperty("--drag");
      }

      const options = { passive: true, signal: stop.signal };
      element.addEventListener("pointerdown", begin, options);
      element.addEventListener("pointermove", follow, options);
      element.addEventListener("pointerup", end, options);
      element.addEventListener("pointercancel", reset, options);
      return () => stop.abort();
    },
    [row, turn, hasNeighbours],
  );
}
