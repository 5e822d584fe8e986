import { toast } from "../toast.tsx";
import { panel } from "./panel-calls.ts";
import { panelMessages } from "./panel-messages.ts";
import { reasonOr, useFailureHandler } from "./use-failure-handler.ts";

/** Undoes a step, directly or from the button in its toast. */
export function useUndo(onUndone: () => unknown) {
  const handleFailure = useFailureHandler();
  const undo = async (step: string): Promise<void> => {
    try {
      const { left } = await panel.undoStep(step);
      const unchanged = left === 0 ? "" : `; bu arada değişen ${left} kayıt olduğu gibi kaldı`;
      toast.success(`Geri alındı${unchanged}`);
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.undoFailed));
    }
    await onUndone();
  };
  return { undo, offer: (step: string) => ({ label: "Geri Al", onClick: () => undo(step) }) };
}
