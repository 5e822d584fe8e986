import { Link, useLocation } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { useIsHydrated } from "../hydrated.ts";
import { Logo } from "../logo.tsx";
import { useSession } from "../session.tsx";
import { Spinner } from "../ui/spinner.tsx";
import "../ui/back-link.css";
import { useShop } from "../use-shop.ts";
import "../part/part.css";
import "./account.css";
import { Invitation } from "./invitation.tsx";

/** The secret stands behind the #, so no server and no other site gets it. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export default function InvitationPage() {
  const { name } = useShop();
  const { isLoading } = useSession();
  const { hash } = useLocation();
  const isReady = useIsHydrated() && !isLoading;
  return (
    <main className="account account-narrow">
      <title>{`Davet | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <section className="part">
        <h1>Dükkâna davet edildin</h1>
        <noscript>
          <p>Daveti açmak için tarayıcında JavaScript açık olmalı.</p>
        </noscript>
        {isReady ? (
          <Invitation key={hash} secret={hash.slice(1)} />
        ) : (
          <div className="needs-script">
            <Spinner />
          </div>
        )}
      </section>
      <Link className="back-link" to={addresses.home}>
        ← Ana Sayfaya Dön
      </Link>
    </main>
  );
}
