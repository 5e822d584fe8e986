import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type EdgeScroll, scrollAtEdges } from "./edge-scroll.ts";

type Ordering = { at: number; onMove: (to: number) => void };

type Point = { x: number; y: number };

/** Where it was taken hold of, and where the finger is. */
type Held = Point & { now: Point; scroll: EdgeScroll };

/** Places are exchanged where the finger lets go; until then the tile follows it and the place under it is marked. */
export function useDragOrder({ at, onMove }: Ordering) {
  const held = useRef<Held | undefined>(undefined);
  const [isDragged, setDragged] = useState(false);

  useEffect(function stopWhenGone() {
    return () => held.current?.scroll.stop();
  }, []);

  const begin = (event: PointerEvent<HTMLElement>) => {
    const tile = tileOf(event.currentTarget);
    if (event.button !== 0 || !tile?.parentElement) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current?.scroll.stop();
    const { clientX: x, clientY: y } = event;
    held.current = { x, y, now: { x, y }, scroll: scrollAtEdges(tile.parentElement, () => place(tile)) };
    setDragged(true);
  };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const tile = tileOf(currentTarget);
    if (!held.current || !tile) return;
    held.current.now = { x: clientX, y: clientY };
    held.current.scroll.follow(clientY);
    place(tile);
  };
  const place = (tile: HTMLElement) => {
    if (!held.current) return;
    const { x, y, now, scroll } = held.current;
    tile.style.translate = `${now.x - x}px ${now.y - y + scroll.scrolled()}px`;
    tile.style.pointerEvents = "none";
    mark(tile, tileAt(tile, now.x, now.y));
  };
  const end = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const tile = tileOf(currentTarget);
    if (!held.current || !tile) return;
    const to = Number(tileAt(tile, clientX, clientY)?.dataset.at ?? at);
    letGo({ currentTarget });
    if (to !== at) onMove(to);
  };
  const letGo = ({ currentTarget }: Pick<PointerEvent<HTMLElement>, "currentTarget">) => {
    const tile = tileOf(currentTarget);
    held.current?.scroll.stop();
    held.current = undefined;
    setDragged(false);
    if (!tile) return;
    tile.style.translate = "";
    tile.style.pointerEvents = "";
    mark(tile, undefined);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };

  return {
    isDragged,
    handle: {
      onPointerDown: begin,
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: letGo,
      onKeyDown: press,
    },
  };
}

const STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const tileOf = (handle: HTMLElement) => handle.closest<HTMLElement>("[data-at]");

/** The tile in the same list that lies under this point. */
function tileAt(dragged: HTMLElement, x: number, y: number): HTMLElement | undefined {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]");
  return under && under !== dragged && under.parentElement === dragged.parentElement ? under : undefined;
}

function mark(dragged: HTMLElement, target: HTMLElement | undefined): void {
  for (const tile of dragged.parentElement?.children ?? []) tile.toggleAttribute("data-target", tile === target);
}
