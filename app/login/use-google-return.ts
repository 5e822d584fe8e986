import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { messages } from "../messages.ts";
import { googleErrand } from "../proof/google-errand.ts";
import { takeReturnAddress } from "../proof/return-address.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

/** Spec §2: a session_id in the hash completes the Google sign-in. It is removed from the address at once. */
export function useGoogleReturn() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { user, isLoading, signIn } = useSession();
  const [returned, setReturned] = useState<{ sessionId: string; nonce: string | null }>();
  const [isSigningIn, setSigningIn] = useState(false);
  /** Set after Google has proven the user, while the code of an app is still needed. */
  const [pendingCode, setPendingCode] = useState<{ sessionId: string; hint: string }>();
  const taken = useRef("");

  useEffect(
    function takeIdOutOfAddress() {
      const id = new URLSearchParams(hash.slice(1)).get("session_id");
      // A visit without an id ends the errand that led to Google.
      if (!id && taken.current === "") googleErrand.drop();
      if (!id || id === taken.current) return;
      taken.current = id;
      setReturned({ sessionId: id, nonce: new URLSearchParams(search).get("is") });
      navigate({ hash: "" }, { replace: true, state: { from: takeReturnAddress() } });
    },
    [hash, search, navigate],
  );

  useEffect(
    function completeOnceSessionIsKnown() {
      if (!returned || isLoading) return;
      const { sessionId, nonce } = returned;
      setReturned(undefined);
      // A signed-in user stays signed in, because a stranger's link must not change the account.
      if (user) return googleErrand.attachSession(sessionId, nonce);
      // Signing in would create a second account for this Google identity, which could then no longer be connected.
      if (googleErrand.drop() === "connect") {
        toast.error("Önce giriş yap, sonra Google hesabını bağla");
        return;
      }
      setSigningIn(true);
      signIn((calls) => calls.completeGoogle(sessionId), messages.googleFailed).then((outcome) => {
        setSigningIn(false);
        if (outcome.ok) toast.success(messages.loggedInWithGoogle);
        else if (outcome.needs) setPendingCode({ sessionId, hint: outcome.error });
        else toast.error(outcome.error);
      });
    },
    [returned, isLoading, user, signIn],
  );

  const cancel = () => setPendingCode(undefined);
  return { isCompleting: isSigningIn || returned !== undefined, pendingCode, cancel };
}
