import "../../ui/field.css";
import { useState } from "react";
import type { ManyChange, PlannedPrices } from "../../../domain/catalog/product-patch.ts";
import { toast } from "../../toast.tsx";
import { Chip } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { panel } from "../panel-calls.ts";
import { useMayChangePrices, useOwnersCategories } from "../panel-context.tsx";
import { panelMessages } from "../panel-words.ts";
import { productsInWords } from "../steps/step-words.ts";
import { isOutdated, reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";
import { SelectionBar } from "./list-parts.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import type { Selection } from "./use-selection.ts";
import { ValuesSheet } from "./values-sheet.tsx";

type ProductSelectionProps = {
  selection: Selection;
  matches: number;
  isStale: boolean;
  reload: () => Promise<void>;
};

export function ProductSelection({ selection, matches, isStale, reload }: ProductSelectionProps) {
  const pricing = useOpened("toplu-fiyat");
  const giving = useOpened("toplu-secenek");
  const { change, isBusy } = useMany(selection, reload, () => {
    pricing.close();
    giving.close();
  });
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
        <ChangeChoice onChoose={change} onGive={giving.open} />
        <Chip action="Sil" onClick={remove} />
      </SelectionBar>
      {giving.isOpen && <ValuesSheet count={count} onApply={(values) => change({ values })} onClose={giving.close} />}
      {pricing.isOpen && <PriceSheet chosen={selection.chosenProducts()} onApply={change} onClose={pricing.close} />}
    </>
  );
}

/** Changes all chosen products in one step that can be undone. */
function useMany(selection: Selection, reload: () => Promise<void>, closeSheets: () => void) {
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const undo = useUndo(reload);

  /** Answers why the change failed, or undefined. */
  const change = async (change: ManyChange | PlannedPrices, expected?: string): Promise<string | undefined> => {
    const isRemoval = "isRemoved" in change;
    setBusy(true);
    try {
      const chosen = selection.chosenProducts();
      const { step, count } =
        "span" in change
          ? await panel.planPrices({ chosen, change, expected })
          : await panel.changeMany({ chosen, change, expected });
      const isLater = "span" in change && change.span.from !== null;
      const words = isLater
        ? `${productsInWords(count)}ün fiyatı zamanı gelince değişecek`
        : doneInWords(count, isRemoval);
      toast.success(words, count > 0 ? undo.offer(step) : undefined);
    } catch (error) {
      const failure = handleFailure(
        error,
        reasonOr(isRemoval ? panelMessages.removeFailed : panelMessages.updateFailed),
      );
      if (isOutdated(failure)) await reload();
      return failure.detail ?? "Sunucuya ulaşılamadı; hiçbir ürün değişmediyse tekrar deneyebilirsin.";
    } finally {
      setBusy(false);
    }
    // Before the choice goes, and with it what could close them.
    closeSheets();
    selection.clear();
    await reload();
  };

  return { change, isBusy };
}

function doneInWords(count: number, isRemoval: boolean): string {
  if (count === 0) return "Hepsi zaten öyleydi";
  if (count === 1) return isRemoval ? panelMessages.removed : panelMessages.updated;
  return `${productsInWords(count)} ${isRemoval ? "silindi" : "güncellendi"}`;
}

/** The question of spec §4 for one product; for several it names their number. */
const removalQuestion = (count: number): string =>
  count === 1 ? panelMessages.confirmRemove : `Bu ${productsInWords(count)}ü silmek istediğinize emin misiniz?`;

type Choice = { action: string; change: ManyChange };

const STOCK: readonly Choice[] = [
  { action: "Stokta yap", change: { inStock: true } },
  { action: "Tükendi yap", change: { inStock: false } },
];
const SHOWN: readonly Choice[] = [
  { action: "Gizle", change: { isHidden: true } },
  { action: "Göster", change: { isHidden: false } },
];
const FEATURED: readonly Choice[] = [
  { action: "Öne çıkar", change: { featured: true } },
  { action: "Öne çıkarmayı bırak", change: { featured: false } },
];

type ChangeChoiceProps = { onChoose: (change: ManyChange) => void; onGive: () => void };

const GIVE = "secenek";

/** The changes that need no more words, and the sheet of values, in the phone's own list: as buttons they take a third of its screen. */
function ChangeChoice({ onChoose, onGive }: ChangeChoiceProps) {
  const moves = useOwnersCategories().map(({ slug, name }): Choice => ({ action: name, change: { category: slug } }));
  const choices = [...STOCK, ...SHOWN, ...FEATURED, ...moves];

  const group = (label: string, grouped: readonly Choice[]) => (
    <optgroup label={label}>
      {grouped.map((choice) => (
        <option key={choices.indexOf(choice)} value={choices.indexOf(choice)}>
          {choice.action}
        </option>
      ))}
    </optgroup>
  );
  return (
    <select
      className="field-input kit-list-select"
      aria-label="Seçilenleri değiştir"
      value=""
      onChange={({ target }) => {
        if (target.value === GIVE) return onGive();
        const chosen = choices[Number(target.value)];
        if (chosen) onChoose(chosen.change);
      }}
    >
      <option value="" disabled>
        Değiştir
      </option>
      {group("Stok", STOCK)}
      {group("Görünürlük", SHOWN)}
      {group("Ana sayfa", FEATURED)}
      <optgroup label="Seçenekler">
        <option value={GIVE}>Seçenek ekle, çıkar</option>
      </optgroup>
      {group("Kategoriye taşı", moves)}
    </select>
  );
}
