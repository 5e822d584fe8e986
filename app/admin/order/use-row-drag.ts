import { type PointerEvent, useState } from "react";

type Drag = { from: number; to: number };

/** Dragging a row by its handle; which place it would take is told while it is held. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  return {
    drag,
    handleOf: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        setDrag({ from: index, to: placeAt(event) ?? index });
      },
      onPointerUp() {
        if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to);
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
