import { Link, NavLink, useLocation } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { messages } from "../../messages.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Drawing, Icon } from "../../ui/icon.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import "./panel-nav.css";
import { PANEL_SECTIONS } from "./panel-sections.ts";

/** A phone's bar has room for these; the others stand behind 'Diğer'. */
const IN_THE_BAR = 4;

/** A bar at the bottom of a phone, a column on a desktop. */
export function PanelNav({ isOwner }: { isOwner: boolean }) {
  // Another page closes the popover, because it is a new one there.
  const { pathname } = useLocation();
  const sections = PANEL_SECTIONS.filter(({ isForHelpers }) => isOwner || isForHelpers);
  return (
    <nav className="panel-nav" aria-label="Panelin bölümleri">
      {sections.slice(0, IN_THE_BAR).map(sectionLink)}
      <button type="button" className="panel-nav-item panel-nav-more" popoverTarget="panel-nav-rest">
        <Icon name="menu" />
        Diğer
      </button>
      <div key={pathname} id="panel-nav-rest" className="kit-frame panel-nav-rest" popover="auto">
        {sections.slice(IN_THE_BAR).map(sectionLink)}
        <Link className="panel-nav-item panel-nav-account" to={addresses.account}>
          <PanelIcon name="account" />
          Hesabım
        </Link>
      </div>
    </nav>
  );
}

const sectionLink = ({ path, name, icon }: (typeof PANEL_SECTIONS)[number]) => (
  <NavLink key={path} className="panel-nav-item" to={path} end={path === addresses.admin}>
    <Drawing path={icon} />
    {name}
  </NavLink>
);

/** The shop's mark, the panel's name, its owner's, and the ways out of it. */
export function AdminHeader({ name }: { name: string }) {
  const { logout } = useSession();
  const signOut = () => {
    toast.success(messages.loggedOut);
    logout();
  };
  return (
    <header className="panel-nav-header">
      <div className="kit-row panel-nav-header-row page-width">
        <div className="kit-row panel-nav-header-welcome">
          {/* The shop's icon as it is now. */}
          <img src="/favicon.ico" alt="" width={36} height={36} />
          <div>
            <h1>Admin Panel</h1>
            <p className="kit-soft">Hoş geldin, {name}</p>
          </div>
        </div>
        {/* A new document: it also wears the look that she may have changed. */}
        <a className="button button-plain button-small" href={addresses.home}>
          Ana Sayfa
        </a>
        <Link className="button button-plain button-small panel-nav-header-account" to={addresses.account}>
          Hesabım
        </Link>
        <SmallButton action="Çıkış Yap" onClick={signOut} />
      </div>
    </header>
  );
}
