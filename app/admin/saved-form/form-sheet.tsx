import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

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

type ConfirmSheetProps = Pick<FormSheetProps, "title" | "action" | "onClose" | "children"> & {
  failed: string;
  isImpossible?: boolean;
  onConfirm: () => Promise<void>;
  /** Called after the attempt, also if it failed. */
  onChanged?: () => Promise<void>;
};

/** Asks before something goes for good, and says why it did not. */
export function ConfirmSheet({
  action,
  failed,
  isImpossible = false,
  onConfirm,
  onChanged,
  ...sheet
}: ConfirmSheetProps) {
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      setRefusal(handleFailure(error, reasonOr(failed)).detail);
    } finally {
      setBusy(false);
    }
    await onChanged?.();
  };
  return (
    <FormSheet
      action={isBusy ? "Siliniyor..." : action}
      refusal={refusal}
      isOff={isBusy || isImpossible}
      onSubmit={confirm}
      other={<PlainButton action="Vazgeç" onClick={sheet.onClose} />}
      {...sheet}
    />
  );
}

/** Room for a list and a form (kit-beside.css). */
const WIDE = "(min-width: 68.75em)";

/** The form of a list's row. On a wide screen it is not modal, and the list beside it stays in use, unless it opens from a window. */
export function BesideSheet(props: Omit<ComponentProps<typeof Sheet>, "shape" | "isBeside">) {
  const [isBeside] = useState(() => matchMedia(WIDE).matches && document.querySelector("dialog:modal") === null);
  const close = useEffectEvent(props.onClose);
  useEffect(function closeByEscape() {
    const listening = new AbortController();
    document.addEventListener(
      "keydown",
      ({ key, target }) => {
        if (key === "Escape" && target instanceof Element && target.closest("dialog")?.matches(":not(:modal)")) close();
      },
      listening,
    );
    return () => listening.abort();
  }, []);
  return <Sheet {...props} shape="form" isBeside={isBeside} />;
}
