import { useEffect, useState } from "react";
import type { User } from "../../domain/account/user.ts";
import { currentToken } from "../session.tsx";
import type { OwnAccount } from "./account-calls.ts";

/**
 * Whether another user has signed in, in another tab or while the page was in the browser's back/forward cache. The page then
 * reloads, which also drops pending responses for the user before.
 */
export function useIsOtherUser(user: User, own: OwnAccount | undefined): boolean {
  const [token] = useState(currentToken);
  const [hasTokenChanged, setTokenChanged] = useState(false);
  const isOtherUser = hasTokenChanged || (own !== undefined && own.userId !== user.id);

  useEffect(
    function followStoredToken() {
      const compare = () => setTokenChanged(currentToken() !== token);
      addEventListener("storage", compare);
      addEventListener("pageshow", compare);
      return () => {
        removeEventListener("storage", compare);
        removeEventListener("pageshow", compare);
      };
    },
    [token],
  );

  useEffect(
    function reloadForOtherUser() {
      if (isOtherUser) location.reload();
    },
    [isOtherUser],
  );
  return isOtherUser;
}
