import { NavLink, useLocation } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { Drawing, Icon } from "../../ui/icon.tsx";
import { isForHelpers } from "./helpers-sections.ts";
import "./panel-nav.css";
import { SECTION_ICONS, type SectionIcon } from "./section-icons.ts";

type PanelSection = { to: string; name: string; icon: SectionIcon };

/** The sections of the panel, in their order. */
const SECTIONS: readonly PanelSection[] = [
  { to: panelAddresses.today, name: "Bugün", icon: "sun" },
  { to: panelAddresses.orders, name: "Siparişler", icon: "parcel" },
  { to: addresses.admin, name: "Ürünler", icon: "bag" },
  { to: panelAddresses.ownersCategories, name: "Kategoriler", icon: "shelves" },
  { to: panelAddresses.showcase, name: "Vitrin", icon: "window" },
  { to: panelAddresses.shopSettings, name: "Dükkânım", icon: "shop" },
  { to: panelAddresses.texts, name: "Sayfalar", icon: "text" },
  { to: panelAddresses.people, name: "Kişiler", icon: "people" },
  { to: panelAddresses.backup, name: "Yedek", icon: "box" },
  { to: panelAddresses.guide, name: "Rehber", icon: "question" },
];

/** A phone's bar has room for these; the others stand behind 'Diğer'. */
const IN_THE_BAR = 4;

/** A bar at the bottom of a phone, a column on a desktop. */
export function PanelNav({ isOwner }: { isOwner: boolean }) {
  // Another page closes the popover, because it is a new one there.
  const { pathname } = useLocation();
  const sections = SECTIONS.filter(({ to }) => isOwner || isForHelpers(to));
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
          <div key={pathname} id="panel-nav-rest" className="panel-nav-rest" popover="auto">
            {sections.slice(inTheBar).map(sectionLink)}
          </div>
        </>
      )}
    </nav>
  );
}

const sectionLink = ({ to, name, icon }: PanelSection) => (
  <NavLink key={to} className="panel-nav-item" to={to} end={to === addresses.admin}>
    <Drawing path={SECTION_ICONS[icon]} />
    {name}
  </NavLink>
);
