import "./header-search.css";
import type { MouseEvent } from "react";
import { IconButton } from "../../ui/button.tsx";
import { useOpenedPopover } from "../popover/opened-popover.ts";
import { PopoverBackdrop } from "../popover/popover-backdrop.tsx";
import { SearchForm } from "./search-form.tsx";

/** A box in the header on a desktop; on a phone a row that a button opens, even before scripts arrive. */
export function HeaderSearch() {
  const { popover, isOpen, toggle, close } = useOpenedPopover<HTMLDivElement>("arama");
  // An iPhone shows its keyboard only for an input that the tap's own handler focuses.
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
        <SearchForm replace={isOpen} />
      </div>
      <PopoverBackdrop popover="search-row" onTap={close} />
    </>
  );
}
