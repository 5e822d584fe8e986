import { useEffect, useState } from "react";

const SETTLES_AFTER_MS = 300;

/** The text once typing pauses: no picture is asked for at a half-typed address. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(
    function followAfterPause() {
      const timer = setTimeout(() => setSettled(text), SETTLES_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return settled;
}
