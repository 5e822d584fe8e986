import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Opens what the anchor of the panel's address names, once the anchor is gone: a reload or Back does not open it again. */
export function useAnchor(prefix: string, open: (named: string) => unknown) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  const openNamed = useEffectEvent(open);
  useEffect(
    function takeAnchor() {
      const anchor = hash.slice(1);
      if (anchor.startsWith(prefix)) {
        taken.current = anchor.slice(prefix.length);
        navigate(pathname + search, { replace: true });
      } else if (taken.current !== undefined) {
        openNamed(taken.current);
        taken.current = undefined;
      }
    },
    [pathname, search, hash, prefix, navigate],
  );
}
