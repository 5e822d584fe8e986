import { useEffect, useLayoutEffect, useState } from "react";
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
