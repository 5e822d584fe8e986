import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { googleErrand } from "../away/google-errand.ts";
import { takeReturnAddress } from "../away/return-address.ts";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

/** Spec §2: a session_id in the hash completes the Google sign-in. It leaves the address before anything else sees it. */
export function useGoogleReturn() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { user, isLoading, signIn } = useSession();
  const [returned, setReturned] = useState<{ sessionId: string; mark: string | null }>();
  const [isAsking, setAsking] = useState(false);
  /** Proven by Google, and waiting for the code of an app. */
  const [waiting, setWaiting] = useState<{ sessionId: string; hint: string }>();
  const taken = useRef("");

  useEffect(
    function takeIdOutOfAddress() {
      const id = new URLSearchParams(hash.slice(1)).get("session_id");
      // A visit without an id gives up what the way to Google was for.
      if (!id && taken.current === "") googleErrand.drop();
      if (!id || id === taken.current) return;
      taken.current = id;
      setReturned({ sessionId: id, mark: new URLSearchParams(search).get("is") });
      navigate({ hash: "" }, { replace: true, state: { from: takeReturnAddress() } });
    },
    [hash, search, navigate],
  );

  useEffect(
    function completeOnceSessionIsKnown() {
      if (!returned || isLoading) return;
      const { sessionId, mark } = returned;
      setReturned(undefined);
      // A signed-in user stays signed in: a link from a stranger must not swap the account.
      if (user) return googleErrand.bring(sessionId, mark);
      // Signing in with it would make an account of its own, and then it could not be connected any more.
      if (googleErrand.drop() === "connect") {
        toast.error("Önce giriş yap, sonra Google hesabını bağla");
        return;
      }
      setAsking(true);
      signIn((calls) => calls.completeGoogle(sessionId), messages.googleFailed).then((outcome) => {
        setAsking(false);
        if (outcome.ok) toast.success(messages.loggedInWithGoogle);
        else if (outcome.needs) setWaiting({ sessionId, hint: outcome.error });
        else toast.error(outcome.error);
      });
    },
    [returned, isLoading, user, signIn],
  );

  const giveUp = () => setWaiting(undefined);
  return { isCompleting: isAsking || returned !== undefined, waiting, giveUp };
}
