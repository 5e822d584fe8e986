import { useEffect, useState } from "react";
import { useOnline } from "../../ui/online.ts";
import "./offline-notice.css";

/**
 * Says that the connection is lost and blocks leaving the page: another page could not be loaded, and the cart lives in
 * this one.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const [wasBlocked, setBlocked] = useState(false);

  useEffect(
    function blockLeaving() {
      if (isOnline) return;
      const block = (event: Event) => {
        if (!leavesThisPage(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setBlocked(true);
      };
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      document.addEventListener("click", block, options);
      document.addEventListener("submit", block, options);
      return () => {
        listening.abort();
        setBlocked(false);
      };
    },
    [isOnline],
  );

  if (isOnline) return null;
  return (
    <p className="offline-notice" role="alert">
      {wasBlocked
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
