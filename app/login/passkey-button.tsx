import { useState } from "react";
import { useIsHydrated } from "../hydrated.ts";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

/** Rendered by the server, so that the layout does not move. Hidden without passkeys in the browser, or on an IP address. */
export function PasskeyButton() {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  if (useIsHydrated() && !("PublicKeyCredential" in window && /[^\d.]/.test(location.hostname))) return null;

  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await signIn(({ signInByPasskey }) => signInByPasskey());
    setBusy(false);
    if (outcome.ok) toast.success(messages.loggedIn);
    else toast.error(outcome.error);
  };

  return (
    <button type="button" className="button button-plain needs-script" onClick={submit} aria-disabled={isBusy}>
      Parmak iziyle gir
    </button>
  );
}
