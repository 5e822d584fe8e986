import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../session.tsx";
import { returnAddressIn } from "./return-address.ts";
import { unsentRegistration } from "./unsent-registration.ts";

/** Spec §2: who is signed in goes back to the page they came from, otherwise home. */
export function useReturnOnceSignedIn() {
  const { user } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();

  useEffect(
    function leaveWhenSignedIn() {
      if (!user) return;
      unsentRegistration.forget();
      navigate(returnAddressIn(state), { replace: true });
    },
    [user, state, navigate],
  );
}
