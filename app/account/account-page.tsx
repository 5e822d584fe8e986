import { useEffect, useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { isAdmin, isStaff, type User } from "../../domain/account/user.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { currentToken, followShared, SHARED } from "../browser-storage.ts";
import { Logo } from "../logo.tsx";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useShop } from "../use-shop.ts";
import "../ui/back-link.css";
import "./account.css";
import type { OwnAccount } from "../../domain/account/account-answers.ts";
import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { SmallButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { account } from "./account-calls.ts";
import { AccountEventList } from "./account-events.tsx";
import { LoadError, useAccountRequest } from "./account-request.tsx";
import { OwnData } from "./own-data.tsx";
import { OwnEmail } from "./own-email.tsx";
import { OwnGoogle } from "./own-google.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnSignIns } from "./own-sign-ins.tsx";
import { PersonLink, PersonSignIns } from "./person-help.tsx";
import { RemoveAccount } from "./remove-account.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** Not cached, so that Back on a shared computer shows nothing of the account. */
export const headers = () => ({ "Cache-Control": "no-store" });

export default function AccountPage() {
  const { name } = useShop();
  return (
    <>
      <title>{`Hesabım | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Guarded />
    </>
  );
}

/** The guard only redirects; the API protects the data. */
function Guarded() {
  const { user, isLoading, logout } = useSession();
  const { pathname, hash } = useLocation();
  const [hasLeft, setLeft] = useState(false);
  const leave = () => {
    setLeft(true);
    logout();
  };
  if (isLoading) {
    return (
      <main className="account">
        <noscript>
          <p>Hesabını görmek için tarayıcında JavaScript açık olmalı.</p>
        </noscript>
        <div className="needs-script">
          <Spinner />
        </div>
      </main>
    );
  }
  if (!user && hasLeft) return <Navigate to={addresses.home} replace />;
  if (!user) return <Navigate to={addresses.login} state={{ from: pathname + hash }} replace />;
  return <Account user={user} onLeave={leave} />;
}

type AccountProps = { user: User; onLeave: () => void };

function Account({ user, onLeave }: AccountProps) {
  const { answer: own, hasFailed, reload } = useAccountRequest(account.describe);
  if (useIsOtherUser(user, own)) return <Spinner />;
  const signOut = () => {
    toast.success(messages.loggedOut);
    onLeave();
  };
  return (
    <div className="account">
      <header className="account-header">
        <Logo />
        <SmallButton action="Çıkış Yap" onClick={signOut} />
      </header>
      <main>
        <div className="account-header">
          <h1>Hesabım</h1>
          {isStaff(user) && (
            <Link className="button button-plain button-small" to={addresses.admin}>
              Admin Panel
            </Link>
          )}
        </div>
        <OwnName user={user} />
        {own ? (
          <>
            <OwnEmail user={user} sendsMail={own.sendsMail} />
            <OwnPassword hasPassword={own.hasPassword} onChanged={reload} />
            {own.hasGoogle !== null && <OwnGoogle userId={own.userId} isConnected={own.hasGoogle} onChanged={reload} />}
            <OwnSignIns signIns={own.signIns} onChanged={reload} onSignOut={signOut} />
            <SecondFactor isOffered={isStaff(user)} email={user.email} />
            <OwnPasskeys />
            {isAdmin(user) && <PersonLink />}
            {isAdmin(user) && <PersonSignIns onEnded={reload} />}
            {isAdmin(user) && <AccountEventList />}
            <OwnData user={user} />
            <RemoveAccount user={user} own={own} onLeave={onLeave} />
          </>
        ) : hasFailed ? (
          <section className="part">
            <LoadError onRetry={reload} />
          </section>
        ) : (
          <Spinner />
        )}
      </main>
      <Link className="back-link" to={addresses.home}>
        ← Ana Sayfaya Dön
      </Link>
    </div>
  );
}

/**
 * Whether another user has signed in, in another tab or while the page was in the browser's back/forward cache. The page then
 * reloads, which also drops pending responses for the user before.
 */
function useIsOtherUser(user: User, own: OwnAccount | undefined): boolean {
  const [token] = useState(currentToken);
  const [hasTokenChanged, setTokenChanged] = useState(false);
  const isOtherUser = hasTokenChanged || (own !== undefined && own.userId !== user.id);

  useEffect(
    function followStoredToken() {
      const left = new AbortController();
      followShared(SHARED.token, () => setTokenChanged(currentToken() !== token), left.signal);
      return () => left.abort();
    },
    [token],
  );

  useEffect(
    function reloadForOtherUser() {
      if (isOtherUser) location.reload();
    },
    [isOtherUser],
  );
  return isOtherUser;
}

function OwnName({ user }: { user: User }) {
  const { setUser } = useSession();
  return (
    <Part title="Bilgilerim">
      <TypedForm
        action="Adımı kaydet"
        look="plain"
        onSubmit={async ({ name = "" }) => {
          setUser(await account.rename(name));
          toast.success("Adın kaydedildi");
        }}
      >
        <Field label="Ad Soyad" name="name" defaultValue={user.name} autoComplete="name" maxLength={100} required />
      </TypedForm>
    </Part>
  );
}

function OwnPassword({ hasPassword, onChanged }: { hasPassword: boolean; onChanged: () => Promise<void> }) {
  const { attempt, proofSheet } = useProof();
  return (
    <Part title="Şifre">
      <p>
        {hasPassword
          ? "Değiştirince diğer cihazlardaki girişlerin kapanır."
          : "Hesabının şifresi yok. Bir şifre belirlersen e-postanla da girebilirsin."}
      </p>
      <TypedForm
        action={hasPassword ? "Şifremi değiştir" : "Şifre belirle"}
        look="plain"
        attempt={attempt}
        onSubmit={async ({ old, password = "" }, form) => {
          await account.changePassword(old === undefined ? { password } : { old, password });
          form.reset();
          toast.success(hasPassword ? "Şifren değişti" : "Şifren kaydedildi");
          await onChanged();
        }}
      >
        {hasPassword && <PasswordField isNew={false} label="Şimdiki şifre" name="old" />}
        <PasswordField isNew label="Yeni şifre" />
      </TypedForm>
      {proofSheet}
    </Part>
  );
}
