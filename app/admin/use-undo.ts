import { createContext, use } from "react";
import { type ItemsInWords, stayingInWords, undoneInWords } from "../../domain/change-words.ts";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import type { ChangedItems, UndoPreview } from "../../domain/ledger.ts";
import { toast } from "../toast.tsx";
import { useRequest } from "../ui/use-request.ts";
import { panel } from "./panel-calls.ts";
import { useOwnersChoices } from "./panel-context.tsx";
import { panelMessages } from "./panel-words.ts";
import { reasonOr, useFailureHandler } from "./use-failure-handler.ts";

/** Undoes a step, directly or from the button in its toast, and says what came back. */
export function useUndo(onUndone: () => unknown) {
  const handleFailure = useFailureHandler();
  const wordsOf = useItemWords();
  const undo = async (step: string): Promise<void> => {
    try {
      const { left, changed } = await panel.undoStep(step);
      const unchanged = left === 0 ? "" : `; ${stayingInWords(left)}`;
      const description = undoneInWords(await wordsOf(changed));
      toast.success(`Geri alındı${unchanged}`, undefined, description === "" ? {} : { description });
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.undoFailed));
    }
    await onUndone();
  };
  return { undo, offer: (step: string) => ({ label: "Geri Al", onClick: () => undo(step) }) };
}

type Act = {
  /** The toast, with 'Geri Al' beside it. */
  done: string;
  failed: string;
  onDone?: () => void;
};

/** Does what one tap asks for, and says that it is done or why it failed. `onChanged` is called in any case, and after an undo. */
export function useAction(onChanged: () => unknown) {
  const handleFailure = useFailureHandler();
  const { offer } = useUndo(onChanged);
  return async (call: () => Promise<{ step: string }>, { done, failed, onDone }: Act): Promise<void> => {
    try {
      const { step } = await call();
      toast.success(done, offer(step));
      onDone?.();
    } catch (error) {
      handleFailure(error, reasonOr(failed));
    }
    await onChanged();
  };
}

/** Names of what the fields of a row refer to. */
export type FieldNames = { categoryName: (slug: string) => string; sets: readonly ChoiceSet[] };

/** The changes of a step, or of its undo. */
type Changed = ChangedItems & Partial<UndoPreview["changed"][number]>;

/** The words of every kind of item: most visits of the panel need none, so they are loaded when they are asked for. */
export type ItemWords = (changed: Changed, names: FieldNames) => ItemsInWords;

type Words = Pick<FieldNames, "categoryName"> & { load: () => Promise<{ itemWords: ItemWords } | undefined> };

/** The frame of the panel knows all kinds (frame/item-fields.ts). */
export const Words = createContext<Words>({ load: async () => undefined, categoryName: (slug) => slug });

export function useFieldNames(): FieldNames {
  const { categoryName } = use(Words);
  return { categoryName, sets: useOwnersChoices() };
}

/** Changes in words; none where the words could not be loaded. */
export function useItemWords(): (changed: readonly Changed[]) => Promise<ItemsInWords[]> {
  const { load } = use(Words);
  const names = useFieldNames();
  return async (changed) => {
    const loaded = await load();
    return loaded ? changed.map((items) => loaded.itemWords(items, names)) : [];
  };
}

/** The words for what is drawn with them; undefined until they have loaded. */
export function useLoadedItemWords(): ((changed: Changed) => ItemsInWords) | undefined {
  const { answer } = useRequest(use(Words).load);
  const names = useFieldNames();
  return answer && ((changed) => answer.itemWords(changed, names));
}
