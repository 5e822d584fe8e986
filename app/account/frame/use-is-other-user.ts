import { useEffect, useState } from "react";
import type { User } from "../../../domain/account/user.ts";
import { currentToken } from "../../session.tsx";
import type { OwnAccount } from "../parts/account-calls.ts";

/**
 * Whether somebody else is signed in by now: in another tab, or while the page lay in the browser's memory. It begins anew
 * for her then, and whatever is still to be answered to who was here goes with it.
 */
export function useIsOtherUser(user: User, own: OwnAccount | undefined): boolean {
  const [token] = useState(currentToken);
  const [isSwapped, setSwapped] = useState(false);
  const isOtherUser = isSwapped || (own !== undefined && own.userId !== user.id);

  useEffect(
    function followStoredToken() {
      const look = () => setSwapped(currentToken() !== token);
      addEventListener("storage", look);
      addEventListener("pageshow", look);
      return () => {
        removeEventListener("storage", look);
        removeEventListener("pageshow", look);
      };
    },
    [token],
  );

  useEffect(
    function beginAnew() {
      if (isOtherUser) location.reload();
    },
    [isOtherUser],
  );
  return isOtherUser;
}
