import { useCallback } from "react";
import { ApiError } from "../api-client.ts";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { endedSession } from "./return-address.ts";

type HandleAccountFailure = (error: unknown, message?: string) => void;

/** Shows why a call failed. If the session has ended, the user is signed out. */
export function useAccountFailure(): HandleAccountFailure {
  const { logout } = useSession();
  return useCallback(
    (error, message = messages.actionFailed) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) {
        toast.error(error.detail ?? message);
        return;
      }
      endedSession.note("");
      logout();
    },
    [logout],
  );
}
