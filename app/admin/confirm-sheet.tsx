import { type FormEvent, type ReactNode, useState } from "react";
import { PlainButton } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { reasonOr, useFailureHandler } from "./use-failure-handler.ts";

type ConfirmSheetProps = {
  title: string;
  action: string;
  failed: string;
  isImpossible?: boolean;
  onConfirm: () => Promise<void>;
  /** Called after the attempt, also if it failed. */
  onChanged: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something goes for good, and says why it did not. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { title, action, failed, isImpossible = false, onConfirm, onChanged, onClose, children } = props;
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      setRefusal(handleFailure(error, reasonOr(failed)).detail);
    } finally {
      setBusy(false);
    }
    await onChanged();
  };
  return (
    <Sheet title={title} shape="form" onClose={onClose}>
      <form className="kit-sheet" noValidate onSubmit={confirm}>
        <div className="kit-body">{children}</div>
        <footer className="sheet-foot">
          {refusal && <p role="alert">{refusal}</p>}
          <PlainButton action="Vazgeç" onClick={onClose} />
          <button type="submit" className="button button-ribbon" disabled={isBusy || isImpossible}>
            {isBusy ? "Siliniyor..." : action}
          </button>
        </footer>
      </form>
    </Sheet>
  );
}
