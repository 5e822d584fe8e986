import type { ListedStep } from "../../../domain/ledger/ledger.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { stepInWords } from "./step-words.ts";
import { toldMoment } from "./told-moment.ts";
import "./steps-sheet.css";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { useSteps } from "./use-steps.ts";
import { useUndo } from "./use-undo.ts";

/** What was done in the last days, by whom, and the way back from each. */
export function StepsSheet({ onUndone, onClose }: { onUndone: () => Promise<void>; onClose: () => void }) {
  const { steps, hasOlder, reload, showOlder } = useSteps();
  const { undo } = useUndo(() => Promise.all([reload(), onUndone()]));
  return (
    <Sheet title="Son işlemler" shape="side" onClose={onClose}>
      <div className="steps-sheet">
        {!steps && <Spinner />}
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

const Step = ({ step, onUndo }: { step: ListedStep; onUndo: () => void }) => (
  <li className="steps-sheet-step">
    <p>
      <strong>{stepInWords(step)}</strong>
      <span>
        {step.by}, <time dateTime={step.at}>{toldMoment(step.at)}</time>
      </span>
    </p>
    {step.isUndone ? (
      <span className="steps-sheet-undone">geri alındı</span>
    ) : (
      <SmallButton action="Geri Al" of={stepInWords(step)} onClick={onUndo} />
    )}
  </li>
);
