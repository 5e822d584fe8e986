import { Link, useLocation } from "react-router";
import { isStaff } from "../../../domain/account/user.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useSession } from "../../session.tsx";
import { useCategories } from "../../use-shop.ts";

type AccountLinksProps = {
  loginText: string;
  /** In the open menu: the page's history entry replaces the menu's. */
  replace?: boolean;
  onLogout?: () => void;
};

/** The account's name and the links to sign in or out (spec §2, header). */
export function AccountLinks({ loginText, replace = false, onLogout }: AccountLinksProps) {
  const { user, logout } = useSession();
  const { pathname, search, hash } = useLocation();
  const leave = () => {
    onLogout?.();
    logout();
  };

  if (!user) {
    return (
      <Link to={addresses.login} state={{ from: pathname + search + hash }} replace={replace}>
        {loginText}
      </Link>
    );
  }
  return (
    <>
      <Link className="header-visitor" to={addresses.account} replace={replace}>
        <span className="header-visitor-name">{user.name}</span>
        <small>Hesabım</small>
      </Link>
      {isStaff(user) && (
        <Link to={addresses.admin} replace={replace}>
          Admin
        </Link>
      )}
      <button type="button" className="button button-plain button-small" onClick={leave}>
        Çıkış Yap
      </button>
    </>
  );
}

/** `replace`: in the open menu the page's history entry replaces the menu's. */
export const CategoryLinks = ({ replace = false }: { replace?: boolean }) =>
  useCategories().map(({ slug, name }) => (
    <Link key={slug} to={addresses.homeAt(slug)} replace={replace}>
      {name}
    </Link>
  ));
