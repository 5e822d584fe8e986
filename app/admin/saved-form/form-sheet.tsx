import type { ReactNode } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";

type FormSheetProps = {
  title: string;
  /** The word on the button that sends it. */
  action: string;
  /** Why it was not sent. */
  refusal?: string | undefined;
  isOff?: boolean;
  /** The button looks off and can be tapped: then the form says what is missing. */
  isIncomplete?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Takes the place of 'İptal'. */
  other?: ReactNode;
  children: ReactNode;
};

/** A form over the page, which is sent as a whole or left. */
export const FormSheet = ({
  title,
  action,
  refusal,
  isOff,
  isIncomplete,
  onSubmit,
  onClose,
  ...props
}: FormSheetProps) => (
  <Sheet title={title} shape="form" onClose={onClose}>
    <form
      className="kit-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="kit-body">{props.children}</div>
      <footer className="sheet-foot">
        {refusal && <p role="alert">{refusal}</p>}
        {props.other ?? <PlainButton action="İptal" onClick={onClose} />}
        <button type="submit" className="button button-ribbon" disabled={isOff} aria-disabled={isIncomplete}>
          {action}
        </button>
      </footer>
    </form>
  </Sheet>
);
