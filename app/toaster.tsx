import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import sonnersStyles from "sonner/dist/styles.css?inline";
import ownStyles from "./toaster.css?inline";

export type ToasterProps = { onMounted: () => void };

/** The button of a toast. */
export type ToastAction = { label: string; onClick: () => void };

/** Words below the toast's text, and a second button. */
export type ToastExtras = { description?: string; other?: ToastAction | undefined };

/** Part of the script: a style sheet of its own that fails to load would not be requested again. */
const styles = new CSSStyleSheet();
styles.replaceSync(sonnersStyles + ownStyles);
document.adoptedStyleSheets.push(styles);

let layer: HTMLElement | null = null;

/** Toasts live in the browser's top layer; showing the layer again lifts it over a dialog that opened later. */
export function showToast(kind: "success" | "error", text: string, action?: ToastAction, extras: ToastExtras = {}) {
  layer?.hidePopover();
  layer?.showPopover();
  toast[kind](text, { action, description: extras.description, cancel: extras.other });
}

export const removeToasts = () => toast.dismiss();

/** Sonner's own defaults are spec §9: 3 visible, 4000 ms, 14 px apart, 356 px wide. */
export function Toaster({ onMounted }: ToasterProps) {
  useEffect(onMounted, [onMounted]);
  return (
    <div
      popover="manual"
      className="toaster-layer"
      ref={(element) => {
        layer = element;
      }}
    >
      <SonnerToaster
        position="top-right"
        offset={{ top: "var(--toast-top)", right: "var(--toast-right)" }}
        mobileOffset={{ top: "var(--toast-top)" }}
        containerAriaLabel="Bildirimler"
      />
    </div>
  );
}
