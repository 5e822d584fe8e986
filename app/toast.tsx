import { type ComponentType, useEffect, useState } from "react";
import type { ToasterProps } from "./toaster.tsx";
import { whenIdle } from "./when-idle.ts";

/** Toasts load when first needed, or when the phone has nothing else to do; a toast raised meanwhile waits for them. */
export const toast = {
  success: (text: string) => raise("success", text),
  error: (text: string) => raise("error", text),
};

const loadToaster = () => import("./toaster.tsx");

let announceMounted = () => {};
const isMounted = new Promise<void>((resolve) => {
  announceMounted = resolve;
});
let requestToaster = () => {};

async function raise(kind: "success" | "error", text: string) {
  requestToaster();
  const [{ showToast }] = await Promise.all([loadToaster(), isMounted]);
  showToast(kind, text);
}

export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();

  useEffect(function loadWhenIdleOrAsked() {
    requestToaster = () => {
      loadToaster().then(({ Toaster }) => setToaster(() => Toaster));
    };
    return whenIdle(requestToaster);
  }, []);

  return Toaster && <Toaster onMounted={announceMounted} />;
}
