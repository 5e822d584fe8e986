import { useEffect, useEffectEvent, useState } from "react";
import { messages } from "../messages.ts";
import { useRefusal } from "./use-refusal.ts";

/** What someone opened a sheet for; undefined until it is known. Where it does not come that is said. */
export function useAsked<Answer>(ask: () => Promise<Answer>) {
  const [known, setKnown] = useState<Answer>();
  const refuse = useRefusal();

  const reload = async (): Promise<void> => {
    try {
      setKnown(await ask());
    } catch (error) {
      refuse(error, messages.dataFailed);
    }
  };

  const askNow = useEffectEvent(reload);
  useEffect(function askOnce() {
    askNow();
  }, []);

  return { known, reload };
}
