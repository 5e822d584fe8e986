import { useOpened } from "../../ui/opened.ts";
import { OwnersChoicesProvider } from "../panel-context.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import { StepsSheet } from "./steps-sheet.tsx";

/** The button of 'Son işlemler', and its sheet. */
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
