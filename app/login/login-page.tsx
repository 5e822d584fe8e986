import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { Logo } from "../logo.tsx";
import { messages } from "../messages.ts";
import { useIsHydrated } from "../page-store.ts";
import { lazyPart } from "../part/lazy-part.tsx";
import { googleErrand } from "../proof/google-errand.ts";
import { bringCartBack, leaveForGoogle } from "../proof/left-cart.ts";
import { endedSession, returnAddressIn, storeReturnAddress } from "../proof/return-address.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { useGoogleUrl, useShop } from "../use-shop.ts";
import "../ui/button.css";
import { useFormRefusal } from "../ui/field.tsx";
import { Spinner } from "../ui/spinner.tsx";
import "../ui/back-link.css";
import { CredentialsForm, unsentRegistration } from "./credentials-form.tsx";
import "./login-page.css";
import { useGoogleReturn } from "./use-google-return.ts";

export type LoginMode = "login" | "register";

const WORDS = {
  login: { title: "Hesabınızda giriş yapın", toggle: "Hesabınız yok mu? Kayıt olun" },
  register: { title: "Yeni hesap oluşturun", toggle: "Zaten hesabınız var mı? Giriş yapın" },
};

/** Lazy: only needed after a Google sign-in by a user with a second factor. */
const GoogleCode = lazyPart(() => import("./google-code.tsx"));

export default function LoginPage() {
  const [mode, setMode] = useState<LoginMode>("login");
  const { isCompleting, pendingCode, cancel } = useGoogleReturn();
  const { name } = useShop();
  const googleUrl = useGoogleUrl();
  const { state } = useLocation();
  const refusable = useFormRefusal();
  useReturnOnceSignedIn();
  useEffect(bringCartBack, []);

  const switchMode = () => {
    setMode(mode === "login" ? "register" : "login");
    refusable.forget();
  };

  return (
    <main className="login-page">
      <title>{`Giriş | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      {isCompleting ? (
        <Spinner text="Google ile giriş yapılıyor..." />
      ) : pendingCode ? (
        <GoogleCode sessionId={pendingCode.sessionId} hint={pendingCode.hint} onCancel={cancel} />
      ) : (
        <div className="login-page-card">
          <h1>{WORDS[mode].title}</h1>
          <noscript>
            <p>Giriş yapmak için tarayıcında JavaScript açık olmalı.</p>
          </noscript>
          <EndedSessionLine />
          <CredentialsForm mode={mode} refusable={refusable} />
          {mode === "login" && (
            <Link className="login-page-forgotten" to={addresses.newPassword} state={state}>
              Şifremi unuttum
            </Link>
          )}
          {googleUrl && (
            <>
              <p className="login-page-divider needs-script">veya</p>
              <GoogleButton url={googleUrl} />
            </>
          )}
          {mode === "login" && <PasskeyButton />}
          <button type="button" className="login-page-toggle needs-script" onClick={switchMode}>
            {WORDS[mode].toggle}
          </button>
        </div>
      )}
      <Link className="back-link" to={addresses.home}>
        ← Ana Sayfaya Dön
      </Link>
    </main>
  );
}

/** Spec §2: a signed-in user returns to the page they came from, otherwise home. */
function useReturnOnceSignedIn() {
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

/** Says that the session has ended, because the user did not sign out. */
function EndedSessionLine() {
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

/** Leads to Google, which returns the visitor to /login with a session_id in the hash. */
function GoogleButton({ url }: { url: string }) {
  const { state } = useLocation();
  const leave = () => {
    googleErrand.drop();
    storeReturnAddress(returnAddressIn(state));
    leaveForGoogle(url);
  };
  return (
    <button type="button" className="button button-plain needs-script" onClick={leave}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="#4285F4"
          d="M22.5 12.2c0-.7-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-1.9 3.2-4.7 3.2-8.1Z"
        />
        <path fill="#34A853" d="M12 23c2.9 0 5.4-1 7.3-2.7l-3.6-2.8a6.7 6.7 0 0 1-10-3.5H2v2.9A11 11 0 0 0 12 23Z" />
        <path fill="#FBBC05" d="M5.7 14a6.6 6.6 0 0 1 0-4.2V7H2a11 11 0 0 0 0 9.9L5.7 14Z" />
        <path fill="#EA4335" d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2 7l3.7 2.8A6.6 6.6 0 0 1 12 5.4Z" />
      </svg>
      Google ile Devam Et
    </button>
  );
}

/** Rendered by the server, so that the layout does not move. Hidden without passkeys in the browser, or on an IP address. */
function PasskeyButton() {
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
