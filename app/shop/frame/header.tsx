import "./header.css";
import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { useCartCount } from "../../cart-state.ts";
import { useFavourites } from "../../favourites.ts";
import { Logo } from "../../logo.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpenCart } from "../cart/open-cart.ts";
import { HeaderSearch } from "../search/header-search.tsx";
import { AccountLinks } from "./account-links.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { HeaderMenu } from "./header-menu.tsx";

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
