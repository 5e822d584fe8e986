import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { useSession } from "../../session.tsx";

/** What the server tells, asked for once the part is there; `undefined` until then, and where it could not be told. */
export function useTold<Told>(ask: () => Promise<Told>) {
  const { setUser } = useSession();
  const [told, setTold] = useState<Told>();
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setTold(await ask());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) setUser(null);
      setFailed(true);
    }
  }, [ask, setUser]);

  useEffect(
    function askOnce() {
      void reload();
    },
    [reload],
  );

  return { told, setTold, hasFailed, reload };
}
