const EDGE_PX = 40;
const STEP_PX = 8;

export type EdgeScroll = { follow: (y: number) => void; scrolled: () => number; stop: () => void };

/** Scrolls a long list while one of its items is held near the edge of the view. */
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

type Extent = { top: number; bottom: number };

/** The scroll step for a finger at this height; 0 at the ends of the list. */
export function stepAt(finger: number, view: Extent, list: Extent): number {
  if (finger < view.top + EDGE_PX && list.top < view.top) return -STEP_PX;
  return finger > view.bottom - EDGE_PX && list.bottom > view.bottom ? STEP_PX : 0;
}

function scrollerOf(inside: Element): Element {
  for (let around = inside.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.documentElement;
}
