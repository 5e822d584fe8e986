import { useEffect, useSyncExternalStore } from "react";
import "./offline-notice.css";

/** Says that the line is dead, and keeps the visitor on the page she has: another one could not come, and the cart would go with this one. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(followLine, () => navigator.onLine);

  useEffect(
    function stayOnThisPage() {
      if (isOnline) return;
      document.addEventListener("click", stayHere, true);
      document.addEventListener("submit", stayHere, true);
      return () => {
        document.removeEventListener("click", stayHere, true);
        document.removeEventListener("submit", stayHere, true);
      };
    },
    [isOnline],
  );

  if (isOnline) return null;
  return (
    <p className="offline" role="alert">
      İnternet bağlantın yok. Sepetin burada duruyor.
    </p>
  );
}

function followLine(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

function stayHere(event: Event) {
  if (!leavesThisPage(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function leavesThisPage({ type, target }: Event): boolean {
  if (type === "submit") return true;
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.target === "" && link.origin === location.origin && link.pathname !== location.pathname;
}
