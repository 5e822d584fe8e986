import "./steps-sheet.css";
import { useState } from "react";
import { changesInWords, isAskedBefore, undoToCome } from "../../../domain/change-words.ts";
import type { ListedStep } from "../../../domain/ledger.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { panel } from "../panel-calls.ts";
import { OwnersChoicesProvider } from "../panel-context.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import { panelMessages } from "../panel-words.ts";
import { useLoaded } from "../section-load.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useItemWords, useLoadedItemWords, useUndo } from "../use-undo.ts";
import { stepInWords } from "./step-words.ts";

/** Recent steps: who did what, each with an undo. */
export function StepsSheet({ onUndone, onClose }: { onUndone: () => Promise<void>; onClose: () => void }) {
  const [pages, setPages] = useState(1);
  const { answer, waiting, reload } = useLoaded(() => newestPages(pages), pages);
  const { steps, before } = answer ?? {};
  const wordsOf = useLoadedItemWords();
  const { asked, ask, confirm, leave } = useAskedUndo(() => Promise.all([reload(), onUndone()]));
  return (
    <Sheet title="Son işlemler" shape="side" onClose={onClose}>
      <div className="kit-body">
        {waiting}
        {steps?.length === 0 && <p>Son otuz günde bir şey değişmedi.</p>}
        {steps && steps.length > 0 && (
          <ol className="kit-list-lines">
            {steps.map((step) => (
              <li key={step.id}>
                <p className="kit-words">
                  <strong>{stepInWords(step)}</strong>
                  <span>
                    {step.by}, <time dateTime={step.at}>{recentMoment(step.at)}</time>
                  </span>
                </p>
                <UndoOf step={step} onUndo={() => ask(step.id)} />
                <StepChanges step={step} wordsOf={wordsOf} />
                {asked?.step === step.id && <AskedUndo words={asked.words} onConfirm={confirm} onLeave={leave} />}
              </li>
            ))}
          </ol>
        )}
        {before !== undefined && <PlainButton action="Daha eskiler" onClick={() => setPages(pages + 1)} />}
      </div>
    </Sheet>
  );
}

function UndoOf({ step, onUndo }: { step: ListedStep; onUndo: () => void }) {
  if (step.isUndone) return <span className="kit-soft">geri alındı</span>;
  if (step.kind === "forget") return <span className="kit-soft">geri alınamaz</span>;
  return <SmallButton action="Geri Al" of={stepInWords(step)} onClick={onUndo} />;
}

/** So many pages, the newest first. */
async function newestPages(count: number) {
  const steps: ListedStep[] = [];
  let before: string | undefined;
  for (let page = 0; page < count; page += 1) {
    const answer = await panel.steps(before);
    steps.push(...answer.steps);
    before = answer.before;
    if (before === undefined) break;
  }
  return { steps, before };
}

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

type StepChangesProps = { step: ListedStep; wordsOf: ReturnType<typeof useLoadedItemWords> };

/** The fields that a step changed: the first ones at once, all of them on a tap. Nothing for a step without values. */
export function StepChanges({ step, wordsOf }: StepChangesProps) {
  const { subject, item: id, what, count, changes = {} } = step;
  const told = wordsOf?.({ subject, what, count, changes, ...(id !== undefined && { id }) }).changes ?? [];
  if (told.length === 0) return null;
  const short = changesInWords(told);
  const whole = told.map((change) => changesInWords([change]));
  if (short === whole.join(", ")) return <p className="kit-soft">{short}</p>;
  return (
    <details className="steps-sheet-changes">
      <summary className="kit-soft">{short}</summary>
      <ul className="kit-list-dots">
        {whole.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );
}

export function RecentSteps({ onUndone }: { onUndone: () => Promise<void> }) {
  const steps = useOpened("islemler");
  return (
    <>
      <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={steps.open}>
        <PanelIcon name="history" size={20} />
        Son işlemler
      </button>
      {steps.isOpen && (
        <OwnersChoicesProvider>
          <StepsSheet onUndone={onUndone} onClose={steps.close} />
        </OwnersChoicesProvider>
      )}
    </>
  );
}
