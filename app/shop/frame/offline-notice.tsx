import { useEffect, useState } from "react";
import { useOnline } from "../../ui/online.ts";
import "./offline-notice.css";

/**
 * Says that the connection is lost, and keeps the visitor on her page: another one could not be loaded, and the cart
 * lives in this one.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const [wasHeld, setHeld] = useState(false);

  useEffect(
    function stayOnThisPage() {
      if (isOnline) return;
      const stayHere = (event: Event) => {
        if (!leavesThisPage(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setHeld(true);
      };
      const held = new AbortController();
      const first = { capture: true, signal: held.signal };
      document.addEventListener("click", stayHere, first);
      document.addEventListener("submit", stayHere, first);
      return () => {
        held.abort();
        setHeld(false);
      };
    },
    [isOnline],
  );

  if (isOnline) return null;
  return (
    <p className="offline-notice" role="alert">
      {wasHeld
        ? "Bağlantın gelene kadar bu sayfada kal; sepetin burada duruyor."
        : "İnternet bağlantın yok. Sepetin burada duruyor."}
    </p>
  );
}

function leavesThisPage({ type, target }: Event): boolean {
  if (type === "submit") return true;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a:not([data-opens-here])") : null;
  if (link?.target !== "" || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}
