import { useState } from "react";
import type { ManyChange } from "../../../domain/catalog/product-patch.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-messages.ts";
import { productsInWords } from "../steps/step-words.ts";
import { useUndo } from "../steps/use-undo.ts";
import { isOutdated, reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import type { Selection } from "./use-selection.ts";

/** Changes all chosen products in one step that can be undone. */
export function useMany(selection: Selection, reload: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const undo = useUndo(reload);

  /** Answers why the change failed, or undefined. */
  const change = async (change: ManyChange, expected?: string): Promise<string | undefined> => {
    const isRemoval = "isRemoved" in change;
    setBusy(true);
    try {
      const { step, count } = await panel.changeMany({ chosen: selection.chosenProducts(), change, expected });
      toast.success(doneInWords(count, isRemoval), count > 0 ? undo.offer(step) : undefined);
    } catch (error) {
      const failure = handleFailure(
        error,
        reasonOr(isRemoval ? panelMessages.removeFailed : panelMessages.updateFailed),
      );
      if (isOutdated(failure)) await reload();
      return failure.detail ?? "Sunucuya ulaşılamadı; hiçbir ürün değişmediyse tekrar deneyebilirsin.";
    } finally {
      setBusy(false);
    }
    selection.clear();
    await reload();
  };

  return { change, isBusy };
}

function doneInWords(count: number, isRemoval: boolean): string {
  if (count === 0) return "Hepsi zaten öyleydi";
  if (count === 1) return isRemoval ? panelMessages.removed : panelMessages.updated;
  return `${productsInWords(count)} ${isRemoval ? "silindi" : "güncellendi"}`;
}

/** The question of spec §4 for one product; for several it names their number. */
export const removalQuestion = (count: number): string =>
  count === 1 ? panelMessages.confirmRemove : `Bu ${productsInWords(count)}ü silmek istediğinize emin misiniz?`;
