import { useState } from "react";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { toast } from "../../toast.tsx";
import { Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import { ConfirmSheet } from "../saved-form/form-sheet.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useUndo } from "../use-undo.ts";
import { categoryCalls } from "./category-form.tsx";

type RemoveCategorySheetProps = {
  category: OwnersCategory;
  others: readonly OwnersCategory[];
  onChanged: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks where the products of the category go. Both are one step, with one undo. */
export function RemoveCategorySheet({ category, others, onChanged, onRemoved, onClose }: RemoveCategorySheetProps) {
  const [moveTo, setMoveTo] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { offer } = useUndo(onChanged);
  const { name, products, removedProducts } = category;
  const isEmpty = products + removedProducts === 0;

  const remove = async () => {
    if (!isEmpty && moveTo === "") return setMissing(true);
    const { step } = await categoryCalls.remove(category.id, moveTo || undefined);
    toast.success("Kategori silindi", offer(step));
    onRemoved();
  };

  return (
    <ConfirmSheet
      title="Kategoriyi sil"
      action="Sil"
      failed="Kategori silinemedi"
      isImpossible={others.length === 0}
      onConfirm={remove}
      onChanged={onChanged}
      onClose={onClose}
    >
      {others.length === 0 ? (
        <p>“{name}” son kategori. Silmeden önce başka bir kategori ekle.</p>
      ) : isEmpty ? (
        <p>“{name}” kategorisinde ürün yok.</p>
      ) : (
        <>
          <p>
            “{name}” kategorisinde {inWords(category)} var. Silinince hepsi seçtiğin kategoriye taşınır, eski adresi de
            oraya gider.
          </p>
          <Select
            label="Ürünler nereye gitsin?"
            name="moveTo"
            value={moveTo}
            error={isMissing ? "Ürünlerin gideceği kategoriyi seç" : undefined}
            onChange={({ target }) => {
              setMoveTo(target.value);
              setMissing(false);
            }}
          >
            <option value="">Seçiniz</option>
            <OptionList of={others.map((other) => [other.id, other.name])} />
          </Select>
        </>
      )}
    </ConfirmSheet>
  );
}

const inWords = ({ products, removedProducts }: OwnersCategory): string =>
  [
    products > 0 && productsInWords(products),
    removedProducts > 0 && `çöp kutusunda ${productsInWords(removedProducts)}`,
  ]
    .filter(Boolean)
    .join(" ve ");
