import "./header.css";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCartCount } from "../../cart-state.ts";
import { useFavourites } from "../../favourites.ts";
import { Logo } from "../../logo.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpenCart } from "../cart/open-cart.ts";
import { SearchForm } from "../search/search-form.tsx";
import { AccountLinks, CategoryLinks } from "./header-links.tsx";
import { HeaderMenu } from "./header-menu.tsx";
import { PopoverBackdrop, useOpenedPopover } from "./header-popover.tsx";

export const Header = () => (
  <header className="header">
    <div className="header-row page-width">
      <Logo />
      <nav className="header-nav" aria-label="Kategoriler">
        <CategoryLinks />
      </nav>
      <div className="header-account">
        <AccountLinks loginText="Giriş Yap" />
      </div>
      <HeaderSearch />
      <FavouritesLink />
      <CartButton />
      <HeaderMenu />
    </div>
  </header>
);

/** A box in the header on a desktop; on a phone a row that a button opens, even before scripts arrive. */
function HeaderSearch() {
  const { popover, isOpen, toggle, close } = useOpenedPopover<HTMLDivElement>("arama");
  // An iPhone shows its keyboard only for an input that the tap's own handler focuses.
  const toggleWithKeyboard = (event: MouseEvent) => {
    toggle(event);
    if (isOpen) return;
    popover.current?.togglePopover(true);
    popover.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <IconButton
        className="button-icon header-search-toggle"
        icon="search"
        label="Ara"
        popoverTarget="search-row"
        onClick={toggleWithKeyboard}
      />
      <div id="search-row" className="header-search-row" popover="manual" ref={popover}>
        <SearchForm replace={isOpen} />
      </div>
      <PopoverBackdrop popover="search-row" onTap={close} />
    </>
  );
}

function FavouritesLink() {
  const count = useFavourites().length;
  return (
    <Link
      className="button-icon"
      to={addresses.favourites}
      aria-label={count > 0 ? `Favorilerim, ${count} ürün` : "Favorilerim"}
    >
      <Icon name="heart" />
      {count > 0 && <span className="header-visitor-count">{count}</span>}
    </Link>
  );
}

function CartButton() {
  const count = useCartCount();
  const openCart = useOpenCart();
  return (
    <IconButton
      data-cart-button
      className="button-icon needs-script"
      icon="bag"
      label={count > 0 ? `Sepetim, ${count} ürün` : "Sepetim"}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      {count > 0 && <span className="header-visitor-count">{count}</span>}
    </IconButton>
  );
}
