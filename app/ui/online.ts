import { useSyncExternalStore } from "react";

export const useOnline = (): boolean => useSyncExternalStore(followLine, () => navigator.onLine);

function followLine(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
