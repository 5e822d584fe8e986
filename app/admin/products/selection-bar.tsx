import "../../ui/button.css";
import "./selection-bar.css";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";

type SelectionBarProps = {
  name: string;
  /** How many are chosen, or what happens to them now. */
  says: string;
  isBusy: boolean;
  isStale: boolean;
  /** Offers to choose more of them. */
  more?: { action: string; onChoose: () => void } | false;
  onClear: () => void;
  /** The actions. */
  children: ReactNode;
};

/** The actions on all that is chosen, at the foot of the screen. */
export const SelectionBar = ({ name, says, isBusy, isStale, more, onClear, children }: SelectionBarProps) => (
  <section className="kit-list-foot selection-bar" aria-label={name} aria-busy={isBusy}>
    <div className="kit-list-says" inert={isStale}>
      <p aria-live="polite">{says}</p>
      {more && (
        <button type="button" className="kit-bare selection-bar-all" onClick={more.onChoose}>
          {more.action}
        </button>
      )}
      <IconButton icon="close" size={20} label="Seçimi bırak" onClick={onClear} />
    </div>
    <fieldset className="kit-group kit-row kit-list-actions" disabled={isBusy} inert={isStale}>
      <legend className="unseen">Seçilenlere ne yapılsın?</legend>
      {children}
    </fieldset>
  </section>
);
