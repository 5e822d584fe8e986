import { Link, useLocation } from "react-router";
import { isAdmin } from "../../../domain/account/user.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useSession } from "../../session.tsx";

type AccountLinksProps = { loginText: string; onChoose?: () => void };

/** Who is here, and the way in or out (spec §2, header). */
export function AccountLinks({ loginText, onChoose = () => {} }: AccountLinksProps) {
  const { user, logout } = useSession();
  const { pathname, search, hash } = useLocation();

  if (!user) {
    return (
      <Link to={addresses.login} state={{ from: pathname + search + hash }} onClick={onChoose}>
        {loginText}
      </Link>
    );
  }
  return (
    <>
      <span className="header-account-name">{user.name}</span>
      {isAdmin(user) && (
        <Link to={addresses.admin} onClick={onChoose}>
          Admin
        </Link>
      )}
      <button
        type="button"
        className="button button-plain button-small"
        onClick={() => {
          onChoose();
          logout();
        }}
      >
        Çıkış Yap
      </button>
    </>
  );
}
