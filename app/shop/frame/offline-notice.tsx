import { useEffect, useRef, useState } from "react";
import { toast } from "../../toast.tsx";
import { useOnline } from "../../ui/online.ts";
// The cart of all tabs comes to every page with this file, when the phone is idle.
import "../cart/cart-tabs.ts";
import "./offline-notice.css";

/**
 * Says that the connection is lost and blocks leaving the page: another page could not be loaded, and the cart lives in
 * this one. When the connection is back it says so and does what was tapped last.
 */
export function OfflineNotice() {
  const isOnline = useOnline();
  const [wasBlocked, setBlocked] = useState(false);
  const wanted = useRef<() => void>(undefined);

  useEffect(
    function blockLeaving() {
      if (isOnline) return;
      const block = (event: Event) => {
        if (!leavesThisPage(event)) return;
        event.preventDefault();
        event.stopPropagation();
        wanted.current = () => repeat(event);
        setBlocked(true);
      };
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      document.addEventListener("click", block, options);
      document.addEventListener("submit", block, options);
      return () => {
        listening.abort();
        setBlocked(false);
        if (!navigator.onLine) return;
        toast.success("Bağlantın geri geldi");
        wanted.current?.();
        wanted.current = undefined;
      };
    },
    [isOnline],
  );

  if (isOnline) return null;
  return (
    <p className="offline-notice" role="alert">
      {wasBlocked
        ? "Bağlantın gelince açacağız; sepetin burada duruyor."
        : "İnternet bağlantın yok. Sepetin burada duruyor."}
    </p>
  );
}

function leavesThisPage(event: Event): boolean {
  // A form with no address of its own, such as that of the delivery, stays here.
  if (event.type === "submit") return event.target instanceof Element && event.target.hasAttribute("action");
  const link = linkOf(event);
  if (link?.target !== "" || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

function repeat(event: Event) {
  if (event.target instanceof HTMLFormElement) event.target.requestSubmit();
  else linkOf(event)?.click();
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a:not([data-opens-here])") : null;
