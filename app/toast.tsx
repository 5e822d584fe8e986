import { type ComponentType, useEffect, useState } from "react";
import type { ToastAction, ToastExtras } from "./toaster.tsx";
import { atFirstTouch } from "./when-idle.ts";

/** The toast code loads at the first interaction or for the first toast, which waits for it. */
export const toast = {
  success: (text: string, action?: ToastAction, extras?: ToastExtras) => raise("success", text, action, extras),
  error: (text: string, action?: ToastAction) => raise("error", text, action),
};

const SHOWN_MS = 4000;

export const loadToaster = () => import("./toaster.tsx");

let requestToaster = () => {};

async function raise(kind: "success" | "error", text: string, action?: ToastAction, extras?: ToastExtras) {
  requestToaster();
  const toaster = await loadToaster().catch(() => undefined);
  if (toaster) toaster.showToast(kind, text, action, extras);
  else showPlainly(text);
}

/** Fallback if the toast code could not be loaded: the message matters more than its look. */
function showPlainly(text: string) {
  const message = Object.assign(document.createElement("p"), {
    role: "status",
    className: "plain-toast",
    textContent: text,
  });
  document.body.append(message);
  setTimeout(() => message.remove(), SHOWN_MS);
}

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>();

  // The host stays as long as the page, so the listeners do too.
  useEffect(function loadAtFirstInteraction() {
    requestToaster = () => {
      loadToaster().then(
        ({ Toaster }) => setToaster(() => Toaster),
        () => {}, // The next toast loads it again and shows its own failure.
      );
    };
    atFirstTouch(requestToaster);
  }, []);

  return Toaster && <Toaster />;
}
