import { type FormEvent, useState } from "react";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { toast } from "../../toast.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { categoryCalls } from "./category-source.tsx";
import "./remove-category-sheet.css";

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
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const { offer } = useUndo(onChanged);
  const { name, products, removedProducts } = category;
  const isEmpty = products + removedProducts === 0;

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && moveTo === "") return setRefusal("Ürünlerin gideceği kategoriyi seç");
    setBusy(true);
    try {
      const { step } = await categoryCalls.remove(category.id, moveTo || undefined);
      toast.success("Kategori silindi", offer(step));
      onRemoved();
    } catch (error) {
      setRefusal(handleFailure(error, reasonOr("Kategori silinemedi")).detail);
    } finally {
      setBusy(false);
    }
    await onChanged();
  };

  return (
    <Sheet title="Kategoriyi sil" shape="form" onClose={onClose}>
      <form className="remove-category-sheet" noValidate onSubmit={remove}>
        {others.length === 0 ? (
          <p>“{name}” son kategori. Silmeden önce başka bir kategori ekle.</p>
        ) : isEmpty ? (
          <p>“{name}” kategorisinde ürün yok.</p>
        ) : (
          <>
            <p>
              “{name}” kategorisinde {inWords(category)} var. Silinince hepsi seçtiğin kategoriye taşınır, eski adresi
              de oraya gider.
            </p>
            <Select
              label="Ürünler nereye gitsin?"
              name="moveTo"
              value={moveTo}
              error={refusal}
              onChange={({ target }) => {
                setMoveTo(target.value);
                setRefusal(undefined);
              }}
            >
              <option value="">Seçiniz</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </Select>
          </>
        )}
        <footer className="sheet-foot">
          {refusal && (isEmpty || others.length === 0) && <p role="alert">{refusal}</p>}
          <PlainButton action="Vazgeç" onClick={onClose} />
          <button type="submit" className="button button-ribbon" disabled={isBusy || others.length === 0}>
            {isBusy ? "Siliniyor..." : "Sil"}
          </button>
        </footer>
      </form>
    </Sheet>
  );
}

const inWords = ({ products, removedProducts }: OwnersCategory): string =>
  [
    products > 0 && productsInWords(products),
    removedProducts > 0 && `çöp kutusunda ${productsInWords(removedProducts)}`,
  ]
    .filter(Boolean)
    .join(" ve ");
