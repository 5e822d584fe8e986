import { useState } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { isAdmin, isStaff, type User } from "../../domain/account/user.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { Logo } from "../logo.tsx";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useShop } from "../use-shop.ts";
import "../ui/back-link.css";
import "./account.css";
import { toast } from "../toast.tsx";
import { SmallButton } from "../ui/button.tsx";
import { account } from "./account-calls.ts";
import { AccountEvents } from "./account-events.tsx";
import { LoadError, useAccountRequest } from "./account-request.tsx";
import { OwnGoogle } from "./own-google.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnSignIns } from "./own-sign-ins.tsx";
import { PersonLink, PersonSignIns } from "./person-help.tsx";
import { RemoveAccount } from "./remove-account.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { useIsOtherUser } from "./use-is-other-user.ts";

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
  const { pathname } = useLocation();
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
  if (!user) return <Navigate to={addresses.login} state={{ from: pathname }} replace />;
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
            <OwnPassword hasPassword={own.hasPassword} onChanged={reload} />
            {own.hasGoogle !== null && <OwnGoogle userId={own.userId} isConnected={own.hasGoogle} onChanged={reload} />}
            <OwnSignIns signIns={own.signIns} onChanged={reload} onSignOut={signOut} />
            <SecondFactor isOffered={isStaff(user)} email={user.email} />
            <OwnPasskeys />
            {isAdmin(user) && <PersonLink />}
            {isAdmin(user) && <PersonSignIns onEnded={reload} />}
            {isAdmin(user) && <AccountEvents />}
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
