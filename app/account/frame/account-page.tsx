import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useSession } from "../../session.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import { Account } from "./account.tsx";

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
