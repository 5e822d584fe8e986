import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { endedSession } from "../ended-session.ts";
import { returnAddressIn } from "../proof/return-address.ts";
import { useSession } from "../session.tsx";
import { unsentRegistration } from "./unsent-registration.ts";

/** Spec §2: a signed-in user returns to the page they came from, otherwise home. */
export function useReturnOnceSignedIn() {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();

  useEffect(
    function leaveWhenSignedIn() {
      if (!user) return;
      const back = returnAddressIn(state);
      unsentRegistration.forget();
      if (back !== addresses.admin) endedSession.forget();
      navigate(back, { replace: true });
    },
    [user, state, navigate],
  );
}
