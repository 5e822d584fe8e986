import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { StaffRole } from "../../domain/account/people.ts";
import { isAdmin, isStaff, type User } from "../../domain/account/user.ts";
import { addresses } from "../../domain/web/addresses.ts";
import type { ApiError } from "../api-client.ts";
import { Logo } from "../logo.tsx";
import { useIsHydrated } from "../page-store.ts";
import { useAccountFailure } from "../proof/use-account-failure.ts";
import { useSession } from "../session.tsx";
import { PlainButton } from "../ui/button.tsx";
import { moment } from "../ui/moment.ts";
import { Spinner } from "../ui/spinner.tsx";
import { useRequest } from "../ui/use-request.ts";
import "../ui/back-link.css";
import { useShop } from "../use-shop.ts";
import "../part/part.css";
import "./account.css";
import { account } from "./account-calls.ts";

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

const AWAY = "Davet şu an açılamıyor. Bağlantını kontrol edip tekrar deneyebilirsin.";

/** The offer of the link, and the person whom it is for. */
function Invitation({ secret }: { secret: string }) {
  const { user } = useSession();
  const [refusal, setRefusal] = useState<ApiError>();
  const { answer, hasFailed, reload } = useRequest(() => account.readInvitation(secret), setRefusal);

  if (hasFailed) {
    return (
      <>
        <p role="status">{refusal?.detail ?? AWAY}</p>
        {isStaff(user) && <ToPanel />}
        {refusal?.detail === undefined && <PlainButton action="Tekrar dene" onClick={reload} />}
      </>
    );
  }
  if (!answer) return <Spinner />;
  return (
    <>
      <Offer {...answer} />
      {!user ? (
        <SignIn />
      ) : isAdmin(user) || user.role === answer.role ? (
        <>
          <p>{user.email} hesabı zaten bu dükkânda çalışıyor. Daveti açması gereken kişiye gönder.</p>
          <ToPanel />
        </>
      ) : (
        <Acceptance user={user} secret={secret} />
      )}
    </>
  );
}

const ROLES: Record<StaffRole, { offer: string; means: string }> = {
  helper: { offer: "dükkânında yardımcı olmaya", means: "Panelde ürünleri düzenler, siparişleri yürütürsün." },
  admin: {
    offer: "dükkânının sahiplerinden biri olmaya",
    means: "Ürünleri, ayarları ve kişileri, her şeyi yönetirsin.",
  },
};

function Offer({ role, by, expiresAt }: { role: StaffRole; by: string; expiresAt: string }) {
  const { name } = useShop();
  return (
    <>
      <p>
        {by} seni {name} {ROLES[role].offer} çağırıyor. {ROLES[role].means}
      </p>
      <p>
        Davet bir kez kullanılır. Son kabul zamanı: <time dateTime={expiresAt}>{moment(expiresAt)}</time>.
      </p>
    </>
  );
}

function SignIn() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <p>Kabul etmek için önce hesabına gir; hesabın yoksa bir dakikada açarsın.</p>
      <Link className="button button-ribbon" to={addresses.login} state={{ from: pathname + hash }}>
        Giriş yap ya da kayıt ol
      </Link>
    </>
  );
}

function Acceptance({ user, secret }: { user: User; secret: string }) {
  const { logout } = useSession();
  const handleFailure = useAccountFailure();
  const [isBusy, setBusy] = useState(false);

  const accept = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await account.acceptInvitation(secret);
      // A new document: what this one has loaded is a customer's.
      location.replace(addresses.admin);
    } catch (error) {
      handleFailure(error);
      setBusy(false);
    }
  };

  return (
    <>
      <p>
        {user.name} ({user.email}) olarak kabul edeceksin.
      </p>
      <div className="part-actions">
        <button type="button" className="button button-ribbon" aria-disabled={isBusy} onClick={accept}>
          Kabul et
        </button>
        <PlainButton action="Başka hesapla gir" onClick={logout} />
      </div>
    </>
  );
}

const ToPanel = () => (
  <Link className="button button-ribbon" to={addresses.admin}>
    Panele git
  </Link>
);
