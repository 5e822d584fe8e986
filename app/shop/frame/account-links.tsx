import { Link, useLocation } from "react-router";
import { isAdmin } from "../../../domain/account/user.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useSession } from "../../session.tsx";
import { closeOpened, leaveByLink } from "../../ui/back-step.ts";

/** In the open menu, a page takes the place of the menu's step of the history. */
type AccountLinksProps = { loginText: string; isOpened?: boolean };

/** Who is here, and the way in or out (spec §2, header). */
export function AccountLinks({ loginText, isOpened = false }: AccountLinksProps) {
  const { user, logout } = useSession();
  const { pathname, search, hash } = useLocation();
  const leave = () => {
    closeOpened();
    logout();
  };
  const going = { replace: isOpened, ...(isOpened && { onClick: leaveByLink }) };

  if (!user) {
    return (
      <Link to={addresses.login} state={{ from: pathname + search + hash }} {...going}>
        {loginText}
      </Link>
    );
  }
  return (
    <>
      <Link className="header-account-own" to={addresses.account} {...going}>
        <span className="header-account-name">{user.name}</span>
        <small>Hesabım</small>
      </Link>
      {isAdmin(user) && (
        <Link to={addresses.admin} {...going}>
          Admin
        </Link>
      )}
      <button type="button" className="button button-plain button-small" onClick={leave}>
        Çıkış Yap
      </button>
    </>
  );
}
