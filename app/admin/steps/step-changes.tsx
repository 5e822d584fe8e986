import { changesInWords } from "../../../domain/change-words.ts";
import type { ListedStep } from "../../../domain/ledger.ts";
import type { useLoadedItemWords } from "../use-undo.ts";
import "./step-changes.css";

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
    <details className="step-changes">
      <summary className="kit-soft">{short}</summary>
      <ul className="kit-list-dots">
        {whole.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  );
}
