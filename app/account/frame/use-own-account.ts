import { useCallback, useEffect, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { useSession } from "../../session.tsx";
import { account, type OwnAccount } from "../parts/account-calls.ts";

export function useOwnAccount() {
  const { setUser } = useSession();
  const [own, setOwn] = useState<OwnAccount>();
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setOwn(await account.describe());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) setUser(null);
      setFailed(true);
    }
  }, [setUser]);

  useEffect(
    function askOnce() {
      void reload();
    },
    [reload],
  );

  return { own, hasFailed, reload };
}
