import { useState } from "react";
import type { ListedStep } from "../../../domain/ledger.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { panel } from "../panel-calls.ts";
import { useLoaded } from "../section-load.tsx";
import { useLoadedItemWords } from "../use-undo.ts";
import { AskedUndo, useAskedUndo } from "./asked-undo.tsx";
import { StepChanges } from "./step-changes.tsx";
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
