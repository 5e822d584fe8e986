import { useCallback } from "react";
import { ApiError } from "../../api-client.ts";
import { endedSession } from "../../ended-session.ts";
import { messages } from "../../messages.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";

type Refused = (error: unknown, failed?: string) => void;

/** Tells who asked that the call has failed; whose sign-in has ended is signed out. */
export function useAccountFailure(): Refused {
  const { logout } = useSession();
  return useCallback(
    (error, failed = messages.actionFailed) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) toast.error(error.detail ?? failed);
      if (error.status !== 401) return;
      endedSession.note("");
      logout();
    },
    [logout],
  );
}
