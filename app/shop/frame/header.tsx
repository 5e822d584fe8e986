import { useCartCount } from "../../cart-state.ts";
import { Logo } from "../../logo.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpenCart } from "../cart/open-cart.ts";
import { FavouritesLink } from "../favourites/favourites-link.tsx";
import { HeaderSearch } from "../search/header-search.tsx";
import { AccountLinks } from "./account-links.tsx";
import { CategoryLinks } from "./category-links.tsx";
import "./header.css";
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
