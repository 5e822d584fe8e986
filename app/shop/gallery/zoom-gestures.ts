const MAX_SCALE = 4;
const TAP_SCALE = 2.5;
const MIN_SWIPE_PX = 48;

type Listeners = { onZoom: (isZoomed: boolean) => void; onSwipe: (step: number) => void };

export type Zoom = { toggle: (x: number, y: number) => void; close: () => void };

/** Pinch, wheel, tap and drag on a scrolling stage. The touched point stays in place while the picture grows around it. */
export function openZoom(stage: HTMLElement, { onZoom, onSwipe }: Listeners): Zoom {
  const stop = new AbortController();
  const options = { passive: false, signal: stop.signal };
  let pinch: { distance: number; scale: number } | undefined;
  let swipe: { x: number; y: number } | undefined;

  const scale = () => Number(stage.style.getPropertyValue("--zoom") || 1);

  function zoomTo(wanted: number, x: number, y: number) {
    const next = Math.min(Math.max(wanted, 1), MAX_SCALE);
    const growth = next / scale();
    const { left, top } = stage.getBoundingClientRect();
    const toLeft = (stage.scrollLeft + x - left) * growth - (x - left);
    const toTop = (stage.scrollTop + y - top) * growth - (y - top);
    stage.style.setProperty("--zoom", String(next));
    stage.scrollTo({ left: toLeft, top: toTop, behavior: "instant" });
    onZoom(next > 1);
  }

  function beginTouch({ touches: [one, two] }: TouchEvent) {
    pinch = one && two && { distance: distance(one, two), scale: scale() };
    swipe = one && !two && scale() === 1 ? { x: one.clientX, y: one.clientY } : undefined;
  }

  function followTouch(event: TouchEvent) {
    const [one, two] = event.touches;
    if (!pinch || !one || !two) return;
    event.preventDefault();
    const x = (one.clientX + two.clientX) / 2;
    const y = (one.clientY + two.clientY) / 2;
    zoomTo((pinch.scale * distance(one, two)) / pinch.distance, x, y);
  }

  function endTouch({ changedTouches: [last] }: TouchEvent) {
    const across = swipe && last ? last.clientX - swipe.x : 0;
    const down = swipe && last ? last.clientY - swipe.y : 0;
    pinch = undefined;
    swipe = undefined;
    if (Math.abs(across) > MIN_SWIPE_PX && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
  }

  /** A trackpad's pinch arrives as a wheel with the control key. */
  function followWheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(scale() * Math.exp(-event.deltaY / 100), event.clientX, event.clientY);
  }

  function followMouse({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType === "mouse" && buttons === 1)
      stage.scrollBy({ left: -movementX, top: -movementY, behavior: "instant" });
  }

  stage.addEventListener("touchstart", beginTouch, options);
  stage.addEventListener("touchmove", followTouch, options);
  stage.addEventListener("touchend", endTouch, options);
  stage.addEventListener("wheel", followWheel, options);
  stage.addEventListener("pointermove", followMouse, options);
  return {
    toggle: (x, y) => zoomTo(scale() > 1 ? 1 : TAP_SCALE, x, y),
    close: () => stop.abort(),
  };
}

const distance = (one: Touch, two: Touch): number => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
