import { useRef } from "react";
import type { ListedStep } from "../../../domain/ledger.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { panel } from "../panel-calls.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { stepInWords } from "./step-words.ts";
import "./steps-sheet.css";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { useUndo } from "./use-undo.ts";

/** Recent steps: who did what, each with an undo. */
export function StepsSheet({ onUndone, onClose }: { onUndone: () => Promise<void>; onClose: () => void }) {
  const { steps, hasOlder, hasFailed, reload, showOlder } = useSteps();
  const { undo } = useUndo(() => Promise.all([reload(), onUndone()]));
  return (
    <Sheet title="Son işlemler" shape="side" onClose={onClose}>
      <div className="kit-body">
        {!steps && (hasFailed ? <LostPart onRetry={reload} /> : <Spinner />)}
        {steps?.length === 0 && <p>Son otuz günde bir şey değişmedi.</p>}
        {steps && steps.length > 0 && (
          <ol>
            {steps.map((step) => (
              <Step key={step.id} step={step} onUndo={() => undo(step.id)} />
            ))}
          </ol>
        )}
        {hasOlder && <PlainButton action="Daha eskiler" onClick={showOlder} />}
      </div>
    </Sheet>
  );
}

type StepProps = { step: ListedStep; onUndo: () => void };

const Step = ({ step, onUndo }: StepProps) => (
  <li className="steps-sheet-step">
    <p className="kit-words">
      <strong>{stepInWords(step)}</strong>
      <span>
        {step.by}, <time dateTime={step.at}>{recentMoment(step.at)}</time>
      </span>
    </p>
    <UndoOf step={step} onUndo={onUndo} />
  </li>
);

function UndoOf({ step, onUndo }: StepProps) {
  if (step.isUndone) return <span className="kit-soft">geri alındı</span>;
  if (step.kind === "forget") return <span className="kit-soft">geri alınamaz</span>;
  return <SmallButton action="Geri Al" of={stepInWords(step)} onClick={onUndo} />;
}

/** Loads the newest page of steps, and one more page for each request of older ones. */
function useSteps() {
  const pages = useRef(1);
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => newestPages(pages.current),
    (error) => handleFailure(error, messages.dataFailed),
  );
  const showOlder = () => {
    pages.current += 1;
    return reload();
  };
  return { steps: answer?.steps, hasOlder: answer?.before !== undefined, hasFailed, reload, showOlder };
}

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
