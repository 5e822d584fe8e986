import { endedSession } from "../ended-session.ts";
import { useIsHydrated } from "../hydrated.ts";

/** Says that the session has ended, because the user did not sign out. */
export function EndedSessionLine() {
  const openedForm = useIsHydrated() ? endedSession.openedForm() : undefined;
  if (openedForm === undefined) return null;
  return (
    <p className="login-page-ended" role="status">
      {openedForm === ""
        ? "Oturumun sona erdi. Giriş yapınca kaldığın yerden devam edersin."
        : "Oturumun sona erdi. Yazdıkların duruyor; giriş yapınca devam edersin."}
    </p>
  );
}
