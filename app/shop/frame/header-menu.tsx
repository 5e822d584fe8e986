import { IconButton } from "../../ui/icon-button.tsx";
import { useOpenedPopover } from "../popover/opened-popover.ts";
import { PopoverBeside } from "../popover/popover-beside.tsx";
import { AccountLinks } from "./account-links.tsx";
import { CategoryLinks } from "./category-links.tsx";
import "./header-menu.css";
import { MenuWays } from "./menu-ways.tsx";

/** Where the header has no room for the categories. */
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
          <CategoryLinks isOpened={isOpen} />
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
