import { IconButton } from "../../ui/button.tsx";
import { useOpenedPopover } from "../popover/opened-popover.ts";
import { PopoverBackdrop } from "../popover/popover-backdrop.tsx";
import { AccountLinks } from "./account-links.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { MenuLinks } from "./menu-links.tsx";

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
