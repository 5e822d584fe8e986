import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../api-client.ts";

/**
 * The server's answer, asked once for this `about` and again by `reload`; the newest question's answer counts. Undefined
 * until there is one, and what was known stays where a later one fails.
 */
export function useAsked<Answer>(ask: () => Promise<Answer>, onFailed?: (error: ApiError) => unknown, about?: unknown) {
  const [known, setKnown] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef(0);

  const reload = async (): Promise<void> => {
    newest.current += 1;
    const ours = newest.current;
    setFailed(false);
    try {
      const answer = await ask();
      if (ours === newest.current) setKnown(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (ours !== newest.current) return;
      setFailed(true);
      onFailed?.(error);
    }
  };

  const askAbout = useEffectEvent((_: unknown) => reload());
  useEffect(
    function askOnce() {
      askAbout(about);
      return () => {
        newest.current += 1;
      };
    },
    [about],
  );

  return { known, setKnown, hasFailed, reload };
}
