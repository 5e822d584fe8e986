import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { OwnersCategory } from "../../../domain/catalog/category-store.ts";
import { toast } from "../../toast.tsx";
import { createSerialQueue } from "../serial-queue.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { categoryCalls } from "./category-calls.ts";

type List = {
  categories: readonly OwnersCategory[];
  arrange: (categories: OwnersCategory[]) => void;
  reload: () => Promise<void>;
};

/** Moves categories. Moves are sent one after the other, and the list is loaded again after the last. */
export function useCategoryPlacing({ categories, arrange, reload }: List) {
  const [announcement, announce] = useState("");
  const handleFailure = useFailureHandler();
  const undo = useUndo(reload);
  const [enqueue] = useState(createSerialQueue);
  const lastMove = useRef<Promise<void>>(undefined);

  const send = async ({ id, name }: OwnersCategory, after: string | null, position: number) => {
    try {
      const { step } = await categoryCalls.place(id, after);
      announce(`${name} şimdi ${position}. sırada`);
      toast.success("Sıra değişti", undo.offer(step));
    } catch (error) {
      handleFailure(error, reasonOr("Sıra değiştirilemedi"));
    }
  };

  async function move(category: OwnersCategory, to: number) {
    const others = categories.filter(({ id }) => id !== category.id);
    const after = others[to - 1]?.id ?? null;
    flushSync(() => arrange(others.toSpliced(to, 0, category)));
    const sent = enqueue(() => send(category, after, to + 1));
    lastMove.current = sent;
    await sent;
    if (lastMove.current === sent) await reload();
  }

  return {
    announcement,
    isFirst: ({ id }: OwnersCategory) => categories[0]?.id === id,
    isLast: ({ id }: OwnersCategory) => categories.at(-1)?.id === id,
    move,
  };
}
