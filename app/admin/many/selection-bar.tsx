import "../../ui/button.css";
import { useOpened } from "../../ui/opened.ts";
import { useMayChangePrices } from "../price-right.ts";
import { productsInWords } from "../steps/step-words.ts";
import { ChangeChoice } from "./change-choice.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import "./selection-bar.css";
import { Chip } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { removalQuestion, useMany } from "./use-many.ts";
import type { Selection } from "./use-selection.ts";

type SelectionBarProps = {
  selection: Selection;
  matches: number;
  isStale: boolean;
  reload: () => Promise<void>;
};

/** The actions on all chosen products, at the foot of the screen. */
export function SelectionBar({ selection, matches, isStale, reload }: SelectionBarProps) {
  const { change, isBusy } = useMany(selection, reload);
  const pricing = useOpened("toplu-fiyat");
  const mayChangePrices = useMayChangePrices();
  const { count } = selection;
  const remove = () => confirm(removalQuestion(count)) && change({ isRemoved: true });

  return (
    <section className="selection-bar" aria-label="Seçilen ürünler" aria-busy={isBusy}>
      <div className="selection-bar-count" inert={isStale}>
        <p aria-live="polite">{isBusy ? "Ürünler değişiyor…" : `${productsInWords(count)} seçildi`}</p>
        {selection.isMoreMatching && (
          <button type="button" className="selection-bar-all" onClick={selection.chooseMatching}>
            {selection.isNarrowed && "Aramaya uyan "}
            {productsInWords(matches)}ün hepsini seç
          </button>
        )}
        <IconButton icon="close" size={20} label="Seçimi bırak" onClick={selection.clear} />
      </div>
      <fieldset className="selection-bar-actions" disabled={isBusy} inert={isStale}>
        <legend className="unseen">Seçilenlere ne yapılsın?</legend>
        {mayChangePrices && <Chip action="Toplu fiyat" aria-haspopup="dialog" onClick={pricing.open} />}
        <ChangeChoice onChoose={change} />
        <Chip action="Sil" onClick={remove} />
      </fieldset>
      {pricing.isOpen && (
        <PriceSheet
          chosen={selection.chosenProducts()}
          onApply={(prices, fingerprint) => change({ prices }, fingerprint)}
          onClose={pricing.close}
        />
      )}
    </section>
  );
}
