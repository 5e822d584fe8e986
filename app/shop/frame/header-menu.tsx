import { Link } from "react-router";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useInfoLinks } from "../../info/info-labels.ts";
import { IconButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { AccountLinks, CategoryLinks } from "./header-links.tsx";
import { PopoverBackdrop, useOpenedPopover } from "./header-popover.tsx";

/** The pages that visitors often need before an order. */
const SHOWN_PAGES = ["teslimat", "iade-ve-cayma"];

/** The menu of headers that have no room for the categories. */
export function HeaderMenu() {
  const { popover, isOpen, toggle, close } = useOpenedPopover("menu");
  return (
    <>
      <IconButton
        className="button-icon header-menu-toggle"
        icon="menu"
        label="Menü"
        popoverTarget="mobile-menu"
        onClick={toggle}
      />
      <nav id="mobile-menu" className="header-menu" aria-label="Menü" popover="manual" ref={popover}>
        <div className="header-menu-categories">
          <CategoryLinks replace={isOpen} />
        </div>
        {isOpen && <MenuLinks />}
        <div className="header-menu-account">
          <AccountLinks loginText="Giriş Yap / Kayıt Ol" replace={isOpen} onLogout={close} />
        </div>
      </nav>
      <PopoverBackdrop popover="mobile-menu" onTap={close} />
    </>
  );
}

/** Links to the rest of the shop, below the categories of the phone's menu. */
export function MenuLinks() {
  const { phone } = useShop();
  return (
    <ul className="header-menu-links">
      <li>
        <Link to={addresses.allProducts} replace>
          Tüm ürünler
        </Link>
      </li>
      <li>
        <Link to={addresses.favourites} replace>
          Favorilerim
        </Link>
      </li>
      {useInfoLinks()
        .filter(({ slug }) => SHOWN_PAGES.includes(slug))
        .map(({ slug, label }) => (
          <li key={slug}>
            <Link to={addresses.info(slug)} replace>
              {label}
            </Link>
          </li>
        ))}
      {phone && (
        <li>
          <a href={chatLink(phone)} target="_blank" rel="noopener">
            WhatsApp
          </a>
        </li>
      )}
    </ul>
  );
}
