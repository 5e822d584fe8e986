import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../api-client.ts";

/** What the server tells, asked for once the part is there; `undefined` until then, and where it cannot be told. */
export function useTold<Told>(ask: () => Promise<Told>) {
  const [told, setTold] = useState<Told>();

  const reload = useCallback(async () => {
    try {
      setTold(await ask());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }, [ask]);

  useEffect(
    function askOnce() {
      void reload();
    },
    [reload],
  );

  return { told, setTold, reload };
}
