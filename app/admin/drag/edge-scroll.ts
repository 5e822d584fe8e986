const EDGE_PX = 40;
const STEP_PX = 8;

export type EdgeScroll = { follow: (y: number) => void; scrolled: () => number; stop: () => void };

/** A list that is longer than what it scrolls in comes along while a part of it is held near the edge. */
export function scrollAtEdges(list: Element, onScrolled: () => void): EdgeScroll {
  const scroller = scrollerOf(list);
  const began = scroller.scrollTop;
  let finger: number | undefined;
  let frame = requestAnimationFrame(step);

  function step() {
    frame = requestAnimationFrame(step);
    if (finger === undefined) return;
    const before = scroller.scrollTop;
    scroller.scrollTop += stepAt(finger, scroller.getBoundingClientRect(), list.getBoundingClientRect());
    if (scroller.scrollTop !== before) onScrolled();
  }

  return {
    follow(y) {
      finger = y;
    },
    scrolled: () => scroller.scrollTop - began,
    stop: () => cancelAnimationFrame(frame),
  };
}

type Reach = { top: number; bottom: number };

/** No further than the list goes. */
export function stepAt(finger: number, view: Reach, list: Reach): number {
  if (finger < view.top + EDGE_PX && list.top < view.top) return -STEP_PX;
  return finger > view.bottom - EDGE_PX && list.bottom > view.bottom ? STEP_PX : 0;
}

function scrollerOf(inside: Element): Element {
  for (let around = inside.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.documentElement;
}
