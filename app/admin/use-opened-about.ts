import { useEffect, useState } from "react";
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
  return {
    /** Undefined while the sheet is closed. */
    subject: isOpen ? subject : undefined,
    open(about: Subject) {
      setSubject(about);
      open();
    },
    close,
  };
}
