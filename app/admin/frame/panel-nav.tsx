import { Link, NavLink, useLocation } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { Drawing, Icon } from "../../ui/icon.tsx";
import { PanelIcon } from "../panel-icon.tsx";
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
