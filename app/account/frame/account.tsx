import { Link } from "react-router";
import { isAdmin, isStaff, type User } from "../../../domain/account/user.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Logo } from "../../logo.tsx";
import { messages } from "../../messages.ts";
import { Spinner } from "../../ui/spinner.tsx";
import "../../ui/back-link.css";
import "./account.css";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { AccountEvents } from "../own/account-events.tsx";
import { OwnGoogle } from "../own/own-google.tsx";
import { OwnName } from "../own/own-name.tsx";
import { OwnPassword } from "../own/own-password.tsx";
import { OwnSignIns } from "../own/own-sign-ins.tsx";
import { PersonLink } from "../own/person-link.tsx";
import { PersonSignIns } from "../own/person-sign-ins.tsx";
import { RemoveAccount } from "../own/remove-account.tsx";
import { account } from "../parts/account-calls.ts";
import { LoadError } from "../parts/load-error.tsx";
import { useAccountRequest } from "../parts/use-account-request.ts";
import { OwnPasskeys } from "../second-factor/own-passkeys.tsx";
import { SecondFactor } from "../second-factor/second-factor.tsx";
import { useIsOtherUser } from "./use-is-other-user.ts";

type AccountProps = { user: User; onLeave: () => void };

export function Account({ user, onLeave }: AccountProps) {
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
