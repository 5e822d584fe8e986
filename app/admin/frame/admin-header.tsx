import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useSession } from "../../session.tsx";
import "./admin-header.css";
import { SmallButton } from "../../ui/button.tsx";

export function AdminHeader({ name }: { name: string }) {
  const { logout } = useSession();
  return (
    <header className="admin-header">
      <div className="admin-header-row page-width">
        <div className="admin-header-welcome">
          <h1>Admin Panel</h1>
          <p>Hoş geldin, {name}</p>
        </div>
        <Link className="button button-plain button-small" to={addresses.home}>
          Ana Sayfa
        </Link>
        <SmallButton action="Çıkış Yap" onClick={logout} />
      </div>
    </header>
  );
}
