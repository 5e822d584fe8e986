import { useCallback } from "react";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";

type Refused = (error: unknown, failed?: string) => void;

/** Tells who asked that the call has failed; whose sign-in has ended is signed out. */
export function useOwnRefusal(): Refused {
  const { setUser } = useSession();
  return useCallback(
    (error, failed = messages.actionFailed) => {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.detail ?? failed);
      if (error.status === 401) setUser(null);
    },
    [setUser],
  );
}
