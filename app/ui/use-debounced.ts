import { useEffect, useState } from "react";

const DELAY_MS = 300;

/** The text once typing pauses, so that no picture is requested at a half-typed address. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(
    function followAfterPause() {
      const timer = setTimeout(() => setDebounced(text), DELAY_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return debounced;
}
