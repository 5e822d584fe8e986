import { Chip } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useMayChangePrices } from "../price-right.ts";
import { productsInWords } from "../steps/step-words.ts";
import { ChangeChoice } from "./change-choice.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { removalQuestion, useMany } from "./use-many.ts";
import type { Selection } from "./use-selection.ts";

type ProductSelectionProps = {
  selection: Selection;
  matches: number;
  isStale: boolean;
  reload: () => Promise<void>;
};

export function ProductSelection({ selection, matches, isStale, reload }: ProductSelectionProps) {
  const { change, isBusy } = useMany(selection, reload);
  const pricing = useOpened("toplu-fiyat");
  const mayChangePrices = useMayChangePrices();
  const { count } = selection;
  const remove = () => confirm(removalQuestion(count)) && change({ isRemoved: true });

  return (
    <>
      <SelectionBar
        name="Seçilen ürünler"
        says={isBusy ? "Ürünler değişiyor…" : `${productsInWords(count)} seçildi`}
        isBusy={isBusy}
        isStale={isStale}
        more={
          selection.isMoreMatching && {
            action: `${selection.isNarrowed ? "Aramaya uyan " : ""}${productsInWords(matches)}ün hepsini seç`,
            onChoose: selection.chooseMatching,
          }
        }
        onClear={selection.clear}
      >
        {mayChangePrices && <Chip action="Toplu fiyat" aria-haspopup="dialog" onClick={pricing.open} />}
        <ChangeChoice onChoose={change} />
        <Chip action="Sil" onClick={remove} />
      </SelectionBar>
      {pricing.isOpen && (
        <PriceSheet
          chosen={selection.chosenProducts()}
          onApply={(prices, fingerprint) => change({ prices }, fingerprint)}
          onClose={pricing.close}
        />
      )}
    </>
  );
}
