import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { type ProductPatch, productPatchSchema } from "../../../domain/catalog/product-patch.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { formLabel } from "../field-words.ts";
import { useOwnersChoices } from "../owners-choices.tsx";
import { draftOf, fieldValue, type ProductDraft } from "../product-form/product-form-values.ts";
import { PRODUCT_MERGER } from "../product-form/product-source.ts";
import { SoldOutFields } from "../product-form/sold-out-fields.tsx";
import { withFields } from "../saved-form/draft-merger.ts";
import type { FormErrors } from "../saved-form/form-state.ts";
import { readBy } from "../saved-form/typed-fields.ts";

type StockSheetProps = {
  product: Product;
  /** Answers undefined, or why it was not saved, with the product as it is now if somebody else changed it. */
  onSave: (seen: Product, stock: ProductPatch) => Promise<{ detail: string; current: Product | undefined } | undefined>;
  onClose: () => void;
};

const CHANGED_BY_OTHERS = "Bu ürün bu arada değişti; şimdiki hâli burada. Bak, yeniden kaydet.";

/** The sold-out parts and the counts of a product, without its form. */
export function StockSheet({ product, onSave, onClose }: StockSheetProps) {
  const sets = useOwnersChoices();
  const [seen, see] = useState(product);
  const [draft, setDraft] = useState(() => draftOf(product));
  const [errors, setErrors] = useState<FormErrors>({});
  const [refusal, refuse] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    const { inStock, soldOut } = draft;
    const read = readBy(productPatchSchema, { inStock, soldOut, counts: fieldValue("counts", draft) });
    // A count is refused by its mark, and told at the block.
    const refused = read.ok ? [] : Object.entries(read.errors);
    setErrors(Object.fromEntries(refused.map(([path, words]) => [path.split(".")[0] ?? path, words])));
    if (!read.ok) return;
    setBusy(true);
    const unsaved = await onSave(seen, read.values);
    setBusy(false);
    if (!unsaved) return onClose();
    const { detail, current = seen } = unsaved;
    if (current.revision === seen.revision) return refuse(detail);
    see(current);
    setDraft(mergedStock(draft, seen, current));
    refuse(CHANGED_BY_OTHERS);
  };

  return (
    <Sheet title={product.name} shape="form" onClose={onClose}>
      <form
        className="kit-sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="kit-body">
          <Checkbox
            label={formLabel("inStock")}
            checked={draft.inStock}
            onChange={({ target }) => setDraft({ ...draft, inStock: target.checked })}
          />
          <SoldOutFields
            colors={seen.colors}
            choices={draft.choices}
            sets={sets}
            soldOut={draft.soldOut}
            counts={draft.counts}
            errors={errors}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
        </div>
        <footer className="sheet-foot">
          {refusal && <p role="alert">{refusal}</p>}
          <PlainButton action="İptal" onClick={onClose} />
          <button type="submit" className="button button-ribbon" disabled={isBusy}>
            {isBusy ? "Kaydediliyor..." : "Kaydet"}
          </button>
        </footer>
      </form>
    </Sheet>
  );
}

/** Her changes stay, but for those of fields that somebody else changed too. */
export function mergedStock(draft: ProductDraft, seen: Product, current: Product): ProductDraft {
  const versions = { before: draftOf(seen), now: draftOf(current), typed: draft };
  return withFields(PRODUCT_MERGER.mergedDraft(versions, {}), versions.now, PRODUCT_MERGER.conflictsIn(versions));
}
