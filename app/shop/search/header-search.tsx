import { type MouseEvent, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { usePopoverStep } from "../../ui/popover-step.ts";
import "./header-search.css";
import { SearchForm } from "./search-form.tsx";

/** On a desktop a box in the header; on a phone a row that its button opens, even before scripts arrive. */
export function HeaderSearch() {
  const row = useRef<HTMLDivElement>(null);
  const { isOpen, followToggle } = usePopoverStep(row);
  // By hand, because only what the tap itself focuses brings up an iPhone's keyboard.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    row.current?.togglePopover();
    row.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="button-icon header-search-toggle"
        aria-label="Ara"
        popoverTarget="search-row"
        onClick={toggle}
      >
        <Icon name="search" />
      </button>
      <div id="search-row" className="header-search-row" popover="auto" ref={row} onToggle={followToggle}>
        <SearchForm isOpened={isOpen} />
      </div>
    </>
  );
}
