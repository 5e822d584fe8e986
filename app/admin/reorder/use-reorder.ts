import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DoneStep } from "../../../domain/ledger.ts";
import { toast } from "../../toast.tsx";
import { createSerialQueue } from "../serial-queue.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";

type Reordered<Item> = {
  items: readonly Item[];
  /** Shows the items in the order that they will have after a move. */
  arrange: (items: Item[]) => void;
  reload: () => Promise<void>;
  failed: string;
};

type Move = {
  /** The new index among the items; undefined leaves them as they are until the reload. */
  to: number | undefined;
  /** The new position, counted from one, over all pages. */
  position: number;
  send: () => Promise<DoneStep>;
};

/** Moves items at once on the screen, sends one move after the other, and reloads the list after the last. Screen readers hear the position. */
export function useReorder<Item extends { id: string; name: string }>({
  items,
  arrange,
  reload,
  failed,
}: Reordered<Item>) {
  const [announcement, announce] = useState("");
  const handleFailure = useFailureHandler();
  const undo = useUndo(reload);
  const [enqueue] = useState(createSerialQueue);
  const lastMove = useRef<Promise<void>>(undefined);

  const sendMove = async ({ name }: Item, { send, position }: Move) => {
    try {
      const { step } = await send();
      announce(`${name} şimdi ${position}. sırada`);
      toast.success("Sıra değişti", undo.offer(step));
    } catch (error) {
      handleFailure(error, reasonOr(failed));
    }
  };

  return {
    announcement,
    isFirst: ({ id }: Item) => items[0]?.id === id,
    isLast: ({ id }: Item) => items.at(-1)?.id === id,
    async move(item: Item, move: Move) {
      const { to } = move;
      const others = items.filter(({ id }) => id !== item.id);
      if (to !== undefined) flushSync(() => arrange(others.toSpliced(Math.max(0, to), 0, item)));
      const sent = enqueue(() => sendMove(item, move));
      lastMove.current = sent;
      await sent;
      if (lastMove.current === sent) await reload();
    },
  };
}
