import { useState } from "react";
import { Link, useLocation } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { Logo } from "../logo.tsx";
import { lazyPart } from "../part/lazy-part.tsx";
import { useGoogleUrl, useShop } from "../use-shop.ts";
import "../ui/button.css";
import { useFormRefusal } from "../ui/field.tsx";
import { Spinner } from "../ui/spinner.tsx";
import "../ui/back-link.css";
import { CredentialsForm } from "./credentials-form.tsx";
import { EndedSessionLine } from "./ended-session-line.tsx";
import { GoogleButton } from "./google-button.tsx";
import "./login-page.css";
import { PasskeyButton } from "./passkey-button.tsx";
import { useGoogleReturn } from "./use-google-return.ts";
import { useReturnOnceSignedIn } from "./use-return-once-signed-in.ts";

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
