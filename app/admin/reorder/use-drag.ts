import { type PointerEvent, useEffect, useRef } from "react";

type Point = { x: number; y: number };

type Held = { item: HTMLElement; from: Point; now: Point; scroll: EdgeScroll };

/**
 * Handlers for the drag handle of a list item, the closest element with `data-at`. The item follows the finger and its new place is
 * marked. On release `onMove` gets that place.
 */
export function useDrag(onMove: (to: number) => void) {
  const held = useRef<Held>(undefined);

  useEffect(function stopOnUnmount() {
    return () => held.current?.scroll.stop();
  }, []);

  const begin = (event: PointerEvent<HTMLElement>) => {
    const item = event.currentTarget.closest<HTMLElement>("[data-at]");
    if (event.button !== 0 || !item?.parentElement) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    release();
    const from = { x: event.clientX, y: event.clientY };
    held.current = { item, from, now: from, scroll: scrollAtEdges(item.parentElement, show) };
    item.toggleAttribute("data-dragged", true);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    held.current.now = { x: clientX, y: clientY };
    held.current.scroll.follow(clientY);
    show();
  };
  const show = () => {
    if (!held.current) return;
    const { item } = held.current;
    const { x, y } = offsetOf(held.current);
    item.style.translate = `${x}px ${y}px`;
    mark(item, placeOf(held.current));
  };
  const drop = () => {
    if (!held.current) return;
    const to = placeOf(held.current);
    const at = itemsBeside(held.current.item).indexOf(held.current.item);
    release();
    if (to !== at) onMove(to);
  };
  const release = () => {
    if (!held.current) return;
    const { item, scroll } = held.current;
    scroll.stop();
    held.current = undefined;
    item.style.translate = "";
    item.toggleAttribute("data-dragged", false);
    mark(item, undefined);
  };

  return { onPointerDown: begin, onPointerMove: follow, onPointerUp: drop, onPointerCancel: release };
}

const itemsBeside = (item: HTMLElement): Element[] => [
  ...(item.parentElement?.querySelectorAll(":scope > [data-at]") ?? []),
];

/** The distance in pixels by which the item was dragged from its place. */
const offsetOf = ({ from, now, scroll }: Held): Point => ({ x: now.x - from.x, y: now.y - from.y + scroll.scrolled() });

/** The place nearest to the finger. The dragged item's own place is where it was before the drag. */
function placeOf(held: Held): number {
  const { x, y } = offsetOf(held);
  const boxes = itemsBeside(held.item).map((item) => {
    const { left, top, right, bottom } = item.getBoundingClientRect();
    if (item !== held.item) return { left, top, right, bottom };
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
  return nearestPlace(boxes, held.now);
}

type Box = { left: number; top: number; right: number; bottom: number };

/** The index of the nearest box. The point may lie in a gap or outside, as a thumb does. */
export function nearestPlace(boxes: readonly Box[], { x, y }: Point): number {
  const distances = boxes.map(({ left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return distances.indexOf(Math.min(...distances));
}

function mark(held: HTMLElement, place: number | undefined): void {
  for (const [at, item] of itemsBeside(held).entries())
    item.toggleAttribute("data-target", at === place && item !== held);
}

const EDGE_PX = 40;
const STEP_PX = 8;

type EdgeScroll = { follow: (y: number) => void; scrolled: () => number; stop: () => void };

/** Scrolls a long list while one of its items is held near the edge of the view. */
function scrollAtEdges(list: Element, onScrolled: () => void): EdgeScroll {
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
