import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { messages } from "../../messages.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import "./admin-header.css";
import { SmallButton } from "../../ui/button.tsx";

export function AdminHeader({ name }: { name: string }) {
  const { logout } = useSession();
  const signOut = () => {
    toast.success(messages.loggedOut);
    logout();
  };
  return (
    <header className="admin-header">
      <div className="kit-row admin-header-row page-width">
        <div className="admin-header-welcome">
          <h1>Admin Panel</h1>
          <p>Hoş geldin, {name}</p>
        </div>
        {/* The facts of the shop are loaded once a visit, and she may have changed them. */}
        <a className="button button-plain button-small" href={addresses.home}>
          Ana Sayfa
        </a>
        <Link className="button button-plain button-small" to={addresses.account}>
          Hesabım
        </Link>
        <SmallButton action="Çıkış Yap" onClick={signOut} />
      </div>
    </header>
  );
}
