import { type ComponentType, useEffect, useState } from "react";
import type { ToastAction, ToasterProps } from "./toaster.tsx";

/** Toasts load with the first touch, or when first needed; a toast raised meanwhile waits for them. */
export const toast = {
  success: (text: string, offer?: ToastAction) => raise("success", text, offer),
  error: (text: string) => raise("error", text),
};

const SHOWN_MS = 4000;

const TOUCHES = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

const loadToaster = () => import("./toaster.tsx");

let announceMounted = () => {};
const isMounted = new Promise<void>((resolve) => {
  announceMounted = resolve;
});
let requestToaster = () => {};

async function raise(kind: "success" | "error", text: string, offer?: ToastAction) {
  requestToaster();
  const toaster = await loadToaster().catch(() => undefined);
  if (!toaster) return showPlainly(text);
  await isMounted;
  toaster.showToast(kind, text, offer);
}

/** Used when the code of the toasts could not be loaded: the words matter more than how they look. */
function showPlainly(text: string) {
  const words = Object.assign(document.createElement("p"), {
    role: "status",
    className: "plain-toast",
    textContent: text,
  });
  document.body.append(words);
  setTimeout(() => words.remove(), SHOWN_MS);
}

/** Runs the task once somebody does anything to the page; the answer calls it off. */
function whenTouched(task: () => void): () => void {
  const waiting = new AbortController();
  function runOnce() {
    waiting.abort();
    task();
  }
  for (const touch of TOUCHES)
    addEventListener(touch, runOnce, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();

  useEffect(function loadWhenTouchedOrAsked() {
    requestToaster = () => {
      loadToaster().then(
        ({ Toaster }) => setToaster(() => Toaster),
        () => {}, // Asked for again by the next toast, which says so itself.
      );
    };
    return whenTouched(() => requestToaster());
  }, []);

  return Toaster && <Toaster onMounted={announceMounted} />;
}
