import { Icon } from "../../ui/icon.tsx";
import { PanelIcon } from "../panel-icon.tsx";
import "../../ui/button.css";
import { useOpened } from "../../ui/opened.ts";
import { TrashSheet } from "../history/trash-sheet.tsx";
import { StepsSheet } from "../steps/steps-sheet.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import "./panel-tools.css";

type PanelToolsProps = { removedCount: number; reload: () => Promise<void> };

/** Recent steps and the bin. Both can be undone, so both stand on the first screen. */
export function PanelTools({ removedCount, reload }: PanelToolsProps) {
  const handleFailure = useFailureHandler();
  const steps = useOpened("islemler");
  const bin = useOpened("cop-kutusu");
  return (
    <div className="panel-tools">
      <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={steps.open}>
        <PanelIcon name="history" size={20} />
        Son işlemler
      </button>
      <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={bin.open}>
        <Icon name="trash" size={20} />
        <span>
          Çöp <span className="panel-tools-count">kutusu ({removedCount})</span>
        </span>
      </button>
      {steps.isOpen && <StepsSheet onUndone={reload} onClose={steps.close} />}
      {bin.isOpen && <TrashSheet handleFailure={handleFailure} onRestored={reload} onClose={bin.close} />}
    </div>
  );
}
