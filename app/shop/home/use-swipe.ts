import { type RefObject, useEffect } from "react";

/** A movement shorter than this is a tap. */
const BEGINS_PX = 8;

/** A finger turns by going far, as a share of the width, or by a flick. */
const FAR = 0.25;
const FLICK = { px: 24, pxPerMs: 0.4 };

type Finger = { id: number; x: number; at: number; moved: number };

/**
 * The content of the element follows a finger: it reads `--drag` for how far and `data-drag` for which neighbour to show.
 * Scrolling up and down stays the browser's (`touch-action` in the style sheet), which then takes the finger away.
 */
export function useSwipe(row: RefObject<HTMLElement | null>, turn: (step: number) => void, hasNeighbours: boolean) {
  useEffect(
    function followFinger() {
      const element = row.current;
      if (!element || !hasNeighbours) return;
      const stop = new AbortController();
      let finger: Finger | undefined;

      function begin({ pointerType, isPrimary, pointerId, clientX, timeStamp }: PointerEvent) {
        letGo();
        if (pointerType !== "mouse" && isPrimary) finger = { id: pointerId, x: clientX, at: timeStamp, moved: 0 };
      }

      function follow({ pointerId, clientX }: PointerEvent) {
        if (!element || finger?.id !== pointerId) return;
        const across = clientX - finger.x;
        if (finger.moved === 0 && Math.abs(across) < BEGINS_PX) return;
        finger.moved = across;
        element.dataset.drag = across < 0 ? "next" : "previous";
        element.style.setProperty("--drag", `${across}px`);
      }

      function end({ pointerId, timeStamp }: PointerEvent) {
        if (!element || finger?.id !== pointerId) return;
        const { moved, at } = finger;
        letGo();
        const way = Math.abs(moved);
        const isFlick = way > FLICK.px && way / (timeStamp - at) > FLICK.pxPerMs;
        if (isFlick || way / element.clientWidth > FAR) turn(moved < 0 ? 1 : -1);
      }

      function letGo() {
        finger = undefined;
        element?.removeAttribute("data-drag");
        element?.style.removeProperty("--drag");
      }

      const active = { passive: true, signal: stop.signal };
      element.addEventListener("pointerdown", begin, active);
      element.addEventListener("pointermove", follow, active);
      element.addEventListener("pointerup", end, active);
      element.addEventListener("pointercancel", letGo, active);
      return () => stop.abort();
    },
    [row, turn, hasNeighbours],
  );
}
