import { useState } from "react";
import { useIsHydrated } from "../hydrated.ts";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

/** Drawn by the server, so that nothing moves; gone where the browser has no passkeys, or has none for an address in numbers. */
export function PasskeyButton() {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  if (useIsHydrated() && !("PublicKeyCredential" in window && /[^\d.]/.test(location.hostname))) return null;

  const enter = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await signIn(({ signInByPasskey }) => signInByPasskey());
    setBusy(false);
    if (outcome.ok) toast.success(messages.loggedIn);
    else toast.error(outcome.error);
  };

  return (
    <button type="button" className="button button-plain needs-script" onClick={enter} aria-disabled={isBusy}>
      Parmak iziyle gir
    </button>
  );
}
