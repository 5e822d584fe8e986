import "./popover-beside.css";

/** All that lies beside an open popover of the header, but the header itself: a tap there only closes it, with and without scripts. */
export const PopoverBeside = ({ of, onTap }: { of: string; onTap: () => void }) => (
  <button
    type="button"
    className="popover-beside"
    tabIndex={-1}
    aria-hidden
    popoverTarget={of}
    popoverTargetAction="hide"
    onClick={(event) => {
      event.preventDefault();
      onTap();
    }}
  />
);
