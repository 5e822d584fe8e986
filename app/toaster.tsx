import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Toaster as SonnerToaster, toast } from "sonner";
import sonnersStyles from "sonner/dist/styles.css?inline";
import ownStyles from "./toaster.css?inline";

/** The button of a toast. */
export type ToastAction = { label: string; onClick: () => void };

/** Words below the toast's text, and a second button. */
export type ToastExtras = { description?: string; other?: ToastAction | undefined };

/** Part of the script: a style sheet of its own that fails to load would not be requested again. */
const styles = new CSSStyleSheet();
styles.replaceSync(sonnersStyles + ownStyles);
document.adoptedStyleSheets.push(styles);

/** The place of the toasts in the browser's top layer. React does not own it, because it moves. */
const layer = Object.assign(document.createElement("div"), { className: "toaster-layer", popover: "manual" });

let announceMounted = () => {};
const isMounted = new Promise<void>((resolve) => {
  announceMounted = resolve;
});

/** Sonner keeps no toast that is shown before its own component is there. */
export async function showToast(
  kind: "success" | "error",
  text: string,
  action?: ToastAction,
  extras: ToastExtras = {},
) {
  await isMounted;
  lift();
  toast[kind](text, { action, description: extras.description, cancel: extras.other });
}

/** Showing the layer again lifts it over a dialog that opened later. Outside of an open dialog its buttons would be inert. */
function lift() {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const home = dialog ?? document.body;
  if (layer.parentNode !== home) {
    home.append(layer);
    dialog?.addEventListener("close", lift, { once: true });
  }
  layer.hidePopover();
  layer.showPopover();
}

export const removeToasts = () => toast.dismiss();

/** Sonner's own defaults are spec §9: 3 visible, 4000 ms, 14 px apart, 356 px wide. */
export function Toaster() {
  useEffect(function standInPage() {
    document.body.append(layer);
    announceMounted();
  }, []);
  return createPortal(
    <SonnerToaster
      position="top-right"
      offset={{ top: "var(--toast-top)", right: "var(--toast-right)" }}
      mobileOffset={{ top: "var(--toast-top)" }}
      containerAriaLabel="Bildirimler"
    />,
    layer,
  );
}
