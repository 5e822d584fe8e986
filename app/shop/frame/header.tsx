import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCartCount } from "../../cart-state.ts";
import { Logo } from "../../logo.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpenedPopover } from "../../ui/opened-popover.ts";
import { PopoverBeside } from "../../ui/popover-beside.tsx";
import { useCategories } from "../../use-shop.ts";
import { useOpenCart } from "../cart/open-cart.ts";
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
    <Link key={slug} to={addresses.homeAt(slug)} replace={isOpened}>
      {name}
    </Link>
  ));

function CartButton() {
  const count = useCartCount();
  const openCart = useOpenCart();
  return (
    <button
      type="button"
      className="button-icon needs-script"
      aria-label={count > 0 ? `Sepetim, ${count} ürün` : "Sepetim"}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <Icon name="bag" />
      {count > 0 && <span className="header-badge">{count}</span>}
    </button>
  );
}

function MobileMenu() {
  const { popover, isOpen, toggle, close } = useOpenedPopover("menu");
  return (
    <>
      <button
        type="button"
        className="button-icon header-menu-toggle"
        aria-label="Menü"
        popoverTarget="mobile-menu"
        onClick={toggle}
      >
        <Icon name="menu" />
      </button>
      <nav id="mobile-menu" className="header-menu" aria-label="Menü" popover="manual" ref={popover}>
        <div className="header-menu-categories">
          <AnchorLinks isOpened={isOpen} />
        </div>
        {isOpen && <MenuWays />}
        <div className="header-menu-account">
          <AccountLinks loginText="Giriş Yap / Kayıt Ol" isOpened={isOpen} onLogout={close} />
        </div>
      </nav>
      <PopoverBeside of="mobile-menu" onTap={close} />
    </>
  );
}
