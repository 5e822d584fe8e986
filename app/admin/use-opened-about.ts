import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useOpened } from "../ui/opened.ts";

/** A sheet about one thing. Without it, as after a reload, the sheet closes. */
export function useOpenedAbout<Subject>(name: string) {
  const { isOpen, open, close } = useOpened(name);
  const [subject, setSubject] = useState<Subject>();
  useEffect(
    function closeWithoutSubject() {
      if (isOpen && subject === undefined) close();
    },
    [isOpen, subject, close],
  );
  // A layout effect runs before the next tap, which may open the sheet about something else.
  useLayoutEffect(
    function forgetOnceClosed() {
      return isOpen ? () => setSubject(undefined) : undefined;
    },
    [isOpen],
  );
  return {
    /** Undefined while the sheet is closed. */
    subject: isOpen ? subject : undefined,
    open(about: Subject) {
      setSubject(about);
      open();
    },
    /** Changes what the open sheet is about; undefined closes it. */
    change: setSubject,
    close,
  };
}

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
