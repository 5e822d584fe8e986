import { useRef } from "react";
import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { cart, useCartCount } from "../../cart-state.ts";
import { Logo } from "../../logo.tsx";
import { leaveByLink } from "../../ui/back-step.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePopoverStep } from "../../ui/popover-step.ts";
import { useCategories } from "../../use-shop.ts";
import { FavouritesLink } from "../favourites/favourites-link.tsx";
import { HeaderSearch } from "../search/header-search.tsx";
import { AccountLinks } from "./account-links.tsx";
import "./header.css";
import { MenuWays } from "./menu-ways.tsx";

export const Header = () => (
  <header className="header">
    <div className="header-row page-width">
      <Logo />
      <nav className="header-nav" aria-label="Kategoriler">
        <AnchorLinks />
      </nav>
      <div className="header-account">
        <AccountLinks loginText="Giriş Yap" />
      </div>
      <HeaderSearch />
      <FavouritesLink />
      <CartButton />
      <MobileMenu />
    </div>
  </header>
);

/** In the open menu, a page takes the place of the menu's step of the history. */
const AnchorLinks = ({ isOpened = false }: { isOpened?: boolean }) =>
  useCategories().map(({ slug, name }) => (
    <Link key={slug} to={addresses.homeAt(slug)} replace={isOpened} {...(isOpened && { onClick: leaveByLink })}>
      {name}
    </Link>
  ));

function CartButton() {
  const count = useCartCount();
  return (
    <button
      type="button"
      className="button-icon needs-script"
      aria-label={count > 0 ? `Sepetim, ${count} ürün` : "Sepetim"}
      aria-haspopup="dialog"
      onClick={cart.open}
    >
      <Icon name="bag" />
      {count > 0 && <span className="header-badge">{count}</span>}
    </button>
  );
}

/** A popover opens and closes by its button even before scripts arrive. */
function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const { isOpen, followToggle } = usePopoverStep(menu);
  return (
    <>
      <button type="button" className="button-icon header-menu-toggle" aria-label="Menü" popoverTarget="mobile-menu">
        <Icon name="menu" />
      </button>
      <nav id="mobile-menu" className="header-menu" aria-label="Menü" popover="auto" ref={menu} onToggle={followToggle}>
        <div className="header-menu-categories">
          <AnchorLinks isOpened={isOpen} />
        </div>
        {isOpen && <MenuWays />}
        <div className="header-menu-account">
          <AccountLinks loginText="Giriş Yap / Kayıt Ol" isOpened={isOpen} />
        </div>
      </nav>
    </>
  );
}
