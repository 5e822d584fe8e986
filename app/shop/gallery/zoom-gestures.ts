const NEAREST = 4;
const BY_A_TAP = 2.5;
/** A shorter movement is no swipe. */
const SWIPE = 48;

type Answers = { onNear: (isNear: boolean) => void; onSwipe: (step: number) => void };

export type Zoom = { toggle: (x: number, y: number) => void; close: () => void };

/** Pinch, wheel, tap and drag on a scrolling stage. What is touched keeps its place while the picture grows around it. */
export function openZoom(stage: HTMLElement, { onNear, onSwipe }: Answers): Zoom {
  const stop = new AbortController();
  const active = { passive: false, signal: stop.signal };
  let pinch: { apart: number; scale: number } | undefined;
  let swipe: { x: number; y: number } | undefined;

  const scale = () => Number(stage.style.getPropertyValue("--zoom") || 1);

  function zoomTo(wanted: number, x: number, y: number) {
    const next = Math.min(Math.max(wanted, 1), NEAREST);
    const growth = next / scale();
    const { left, top } = stage.getBoundingClientRect();
    const toLeft = (stage.scrollLeft + x - left) * growth - (x - left);
    const toTop = (stage.scrollTop + y - top) * growth - (y - top);
    stage.style.setProperty("--zoom", String(next));
    stage.scrollTo({ left: toLeft, top: toTop, behavior: "instant" });
    onNear(next > 1);
  }

  function beginTouch({ touches: [one, two] }: TouchEvent) {
    pinch = one && two && { apart: apart(one, two), scale: scale() };
    swipe = one && !two && scale() === 1 ? { x: one.clientX, y: one.clientY } : undefined;
  }

  function followTouch(event: TouchEvent) {
    const [one, two] = event.touches;
    if (!pinch || !one || !two) return;
    event.preventDefault();
    const [x, y] = [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];
    zoomTo((pinch.scale * apart(one, two)) / pinch.apart, x, y);
  }

  function endTouch({ changedTouches: [last] }: TouchEvent) {
    const [across, down] = swipe && last ? [last.clientX - swipe.x, last.clientY - swipe.y] : [0, 0];
    pinch = undefined;
    swipe = undefined;
    if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
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

  stage.addEventListener("touchstart", beginTouch, active);
  stage.addEventListener("touchmove", followTouch, active);
  stage.addEventListener("touchend", endTouch, active);
  stage.addEventListener("wheel", followWheel, active);
  stage.addEventListener("pointermove", followMouse, active);
  return {
    toggle: (x, y) => zoomTo(scale() > 1 ? 1 : BY_A_TAP, x, y),
    close: () => stop.abort(),
  };
}

const apart = (one: Touch, two: Touch): number => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
