import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import "./button.css";
import { Icon } from "./icon.tsx";
import "./sheet.css";

type SheetProps = { title: string; shape: "side" | "form"; onClose: () => void; children: ReactNode };

/** A modal that exists only while it is open. Escape, the close button and a tap outside all close it. */
export function Sheet({ title, shape, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(function openWhileMounted() {
    const element = dialog.current;
    const page = document.documentElement;
    page.classList.toggle("sheet-classic-scrollbar", innerWidth > page.clientWidth);
    element?.showModal();
    return () => element?.close();
  }, []);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${shape}`}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet-paper">
        <header className="sheet-header">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="button-icon" aria-label="Kapat" onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
