import { type PointerEvent, useState } from "react";

type Drag = { id: string; to: number };

/** Dragging a row by its handle; which place it would take is told while it is held. Its own may change meanwhile. */
export function useRowDrag(onDrop: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  return {
    drag,
    handleOf: (id: string, index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, to: index });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        setDrag({ id, to: placeAt(event) ?? index });
      },
      onPointerUp() {
        if (drag) onDrop(drag.id, drag.to);
        setDrag(undefined);
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}

/** The row under the pointer, by height alone: a thumb wanders sideways. */
function placeAt({ currentTarget, clientY }: PointerEvent<HTMLElement>): number | undefined {
  const rows = [...(currentTarget.closest("tbody")?.rows ?? [])];
  if (rows.length === 0) return undefined;
  const below = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
  return below === -1 ? rows.length - 1 : below;
}
