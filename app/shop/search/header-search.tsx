import { type MouseEvent, useRef, useState } from "react";
import { useBackStep } from "../../ui/back-step.ts";
import { Icon } from "../../ui/icon.tsx";
import "./header-search.css";
import { SearchForm } from "./search-form.tsx";

/** On a desktop a box in the header; on a phone a row that its button opens, even before scripts arrive. */
export function HeaderSearch() {
  const row = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useBackStep(isOpen, () => row.current?.hidePopover());
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
      <div
        id="search-row"
        className="header-search-row"
        popover="auto"
        ref={row}
        onToggle={({ newState }) => setIsOpen(newState === "open")}
      >
        <SearchForm isOpened={isOpen} />
      </div>
    </>
  );
}
