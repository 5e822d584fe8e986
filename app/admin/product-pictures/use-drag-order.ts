import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

type Ordering = { at: number; onMove: (to: number) => void };

/** Places are exchanged where the finger lets go; until then the tile follows it and the place under it is marked. */
export function useDragOrder({ at, onMove }: Ordering) {
  const began = useRef<{ x: number; y: number } | undefined>(undefined);
  const [isDragged, setDragged] = useState(false);

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = { x: event.clientX, y: event.clientY };
    setDragged(true);
  };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const tile = tileOf(currentTarget);
    if (!began.current || !tile) return;
    tile.style.translate = `${clientX - began.current.x}px ${clientY - began.current.y}px`;
    tile.style.pointerEvents = "none";
    mark(tile, tileAt(tile, clientX, clientY));
  };
  const end = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const tile = tileOf(currentTarget);
    if (!began.current || !tile) return;
    const to = Number(tileAt(tile, clientX, clientY)?.dataset.at ?? at);
    letGo({ currentTarget });
    if (to !== at) onMove(to);
  };
  const letGo = ({ currentTarget }: Pick<PointerEvent<HTMLElement>, "currentTarget">) => {
    const tile = tileOf(currentTarget);
    began.current = undefined;
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
