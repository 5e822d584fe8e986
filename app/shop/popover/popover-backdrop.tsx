import "./popover-backdrop.css";

/** Covers the page below the header while a popover is open: a tap on it only closes the popover, with and without scripts. */
export const PopoverBackdrop = ({ popover, onTap }: { popover: string; onTap: () => void }) => (
  <button
    type="button"
    className="popover-backdrop"
    tabIndex={-1}
    aria-hidden
    popoverTarget={popover}
    popoverTargetAction="hide"
    onClick={(event) => {
      event.preventDefault();
      onTap();
    }}
  />
);
