import { Link } from "react-router";
import type { User } from "../../domain/account/user.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { Logo } from "../logo.tsx";
import { useSession } from "../session.tsx";
import "../ui/button.css";
import "./account.css";

export function Account({ user }: { user: User }) {
  const { logout } = useSession();
  return (
    <div className="account">
      <header className="account-header">
        <Logo />
        <button type="button" className="button button-plain button-small" onClick={logout}>
          Çıkış Yap
        </button>
      </header>
      <main>
        <h1>Hesabım</h1>
        <p>
          {user.name}, {user.email}
        </p>
      </main>
      <Link className="account-home" to={addresses.home}>
        ← Ana Sayfaya Dön
      </Link>
    </div>
  );
}
