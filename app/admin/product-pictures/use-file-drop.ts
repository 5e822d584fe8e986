import { type DragEvent, useState } from "react";

/** Takes files that are dropped on an element, which gets `handlers`. Anything else that is dragged passes by. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent, isHovering: boolean): boolean => {
    if (!event.dataTransfer.types.includes("Files")) return false;
    event.preventDefault();
    event.stopPropagation();
    setOver(isHovering);
    return true;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => void take(event, true),
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (take(event, false)) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
