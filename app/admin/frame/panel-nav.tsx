import { NavLink, useLocation } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { Drawing, Icon } from "../../ui/icon.tsx";
import "./panel-nav.css";
import { SECTIONS } from "./panel-sections.ts";

/** A phone's bar has room for these; the others stand behind 'Diğer'. */
const IN_THE_BAR = 4;

/** A bar at the bottom of a phone, a column on a desktop. */
export function PanelNav({ isOwner }: { isOwner: boolean }) {
  // Another page closes the popover, because it is a new one there.
  const { pathname } = useLocation();
  const sections = SECTIONS.filter(({ isForHelpers }) => isOwner || isForHelpers);
  // 'Diğer' takes the room of one, so it never stands for a single section.
  const inTheBar = sections.length > IN_THE_BAR + 1 ? IN_THE_BAR : sections.length;
  return (
    <nav className="panel-nav" aria-label="Panelin bölümleri">
      {sections.slice(0, inTheBar).map(sectionLink)}
      {sections.length > inTheBar && (
        <>
          <button type="button" className="panel-nav-item panel-nav-more" popoverTarget="panel-nav-rest">
            <Icon name="menu" />
            Diğer
          </button>
          <div key={pathname} id="panel-nav-rest" className="kit-frame panel-nav-rest" popover="auto">
            {sections.slice(inTheBar).map(sectionLink)}
          </div>
        </>
      )}
    </nav>
  );
}

const sectionLink = ({ path, name, icon }: (typeof SECTIONS)[number]) => (
  <NavLink key={path} className="panel-nav-item" to={path} end={path === addresses.admin}>
    <Drawing path={icon} />
    {name}
  </NavLink>
);
