import { useState } from "react";
import { isAskedBefore, undoToCome } from "../../../domain/change-words.ts";
import { SmallButton } from "../../ui/button.tsx";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useItemWords, useUndo } from "../use-undo.ts";

type Asked = { step: string; words: readonly string[] };

/** An undo that says first what it takes, where that is more or less than its row says. */
export function useAskedUndo(onUndone: () => unknown) {
  const handleFailure = useFailureHandler();
  const wordsOf = useItemWords();
  const [asked, setAsked] = useState<Asked>();
  const { undo } = useUndo(onUndone);

  const ask = async (step: string): Promise<void> => {
    try {
      const preview = await panel.previewUndo(step);
      if (isAskedBefore(preview)) {
        return setAsked({ step, words: undoToCome(await wordsOf(preview.changed), preview.left) });
      }
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.undoFailed));
      return setAsked(undefined);
    }
    setAsked(undefined);
    await undo(step);
  };
  return {
    asked,
    ask,
    async confirm() {
      setAsked(undefined);
      if (asked) await undo(asked.step);
    },
    leave: () => setAsked(undefined),
  };
}

type AskedUndoProps = { words: readonly string[]; onConfirm: () => void; onLeave: () => void };

export const AskedUndo = ({ words, onConfirm, onLeave }: AskedUndoProps) => (
  <div className="kit-note kit-stack" data-tint="butter">
    <div role="status">
      <p>Geri alırsan:</p>
      <ul className="kit-list-dots">
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
    <div className="kit-row">
      <SmallButton action="Yine de geri al" onClick={onConfirm} />
      <SmallButton action="Vazgeç" of="geri almaktan" onClick={onLeave} />
    </div>
  </div>
);
