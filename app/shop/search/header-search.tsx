import type { MouseEvent } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { useOpenedPopover } from "../popover/opened-popover.ts";
import { PopoverBeside } from "../popover/popover-beside.tsx";
import "./header-search.css";
import { SearchForm } from "./search-form.tsx";

/** On a desktop a box in the header; on a phone a row that its button opens, even before scripts arrive. */
export function HeaderSearch() {
  const { popover, isOpen, toggle, close } = useOpenedPopover<HTMLDivElement>("arama");
  // Only what the tap itself shows and focuses brings up an iPhone's keyboard.
  const toggleWithKeyboard = (event: MouseEvent) => {
    toggle(event);
    if (isOpen) return;
    popover.current?.togglePopover(true);
    popover.current?.querySelector("input")?.focus();
  };
  return (
    <>
      <IconButton
        className="button-icon header-search-toggle"
        icon="search"
        label="Ara"
        popoverTarget="search-row"
        onClick={toggleWithKeyboard}
      />
      <div id="search-row" className="header-search-row" popover="manual" ref={popover}>
        <SearchForm isOpened={isOpen} />
      </div>
      <PopoverBeside of="search-row" onTap={close} />
    </>
  );
}
