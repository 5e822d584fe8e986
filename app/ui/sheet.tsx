import "./sheet.css";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { useSwipeDown } from "./swipe-down.ts";

type SheetProps = {
  title: string;
  /** A desk is a form that leaves room beside it on a wide screen. */
  shape: "side" | "form" | "desk";
  /** Not modal: it stands where its parent puts it (form-sheet.tsx). */
  isBeside?: boolean | undefined;
  /** Beside its page it leaves the focus where it is. */
  keepsFocus?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A modal that exists only while it is open. Escape, Back, the close button, a tap outside and a swipe down all close it. */
export function Sheet({ title, shape, isBeside, keepsFocus, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useSwipeDown(dialog, onClose);

  useLayoutEffect(
    function openWhileMounted() {
      const element = dialog.current;
      const page = document.documentElement;
      page.classList.toggle("sheet-classic-scrollbar", innerWidth > page.clientWidth);
      const focused = document.activeElement;
      element?.[isBeside ? "show" : "showModal"]();
      if (isBeside && keepsFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      return () => element?.close();
    },
    [isBeside, keepsFocus],
  );

  const wasPressed = useRef(false);
  const trackPress = (event: MouseEvent) => {
    wasPressed.current = event.target === dialog.current;
  };
  // On release: closing on press would let the rest of the click take the focus from the element that gets it back.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (wasPressed.current && event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${shape}`}
      aria-labelledby={titleId}
      onMouseDown={trackPress}
      onMouseUp={closeOnBackdrop}
      onCancel={(event) => {
        // The cancel event of a file picker inside, or of a sheet above this one, bubbles up to here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet-paper">
        <header className="sheet-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label="Kapat" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
