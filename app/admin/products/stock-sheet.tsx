import { useRef, useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { type ProductPatch, productPatchSchema } from "../../../domain/catalog/product-patch.ts";
import { toast } from "../../toast.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { formLabel } from "../field-words.ts";
import { panel } from "../panel-calls.ts";
import { useOwnersChoices } from "../panel-context.tsx";
import { panelMessages } from "../panel-words.ts";
import { fieldValue } from "../product-form/product-form-values.ts";
import { partSource } from "../product-form/product-source.ts";
import type { ListAround } from "../product-form/row-prices.tsx";
import { SoldOutFields } from "../product-form/sold-out-fields.tsx";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import { saveWord } from "../saved-form/saved-form.tsx";
import { readBy } from "../saved-form/typed-fields.ts";
import { useSavedForm } from "../saved-form/use-saved-form.ts";

type StockSheetProps = { product: Product; list: ListAround; onClose: () => void };

/** The sold-out parts and the counts of a product, without its form. */
export function StockSheet({ product, list, onClose }: StockSheetProps) {
  const sets = useOwnersChoices();
  const [source] = useState(() => stockSource(product));
  const used = useSavedForm({ source, row: product, onSaved: list.put, onUndone: list.reload });
  const { draft, errors, change } = used;
  const pasted = useRef("");
  const save = async () => {
    const isSaved = await used.save((_, undo) => toast.success(panelMessages.updated, undo));
    if (isSaved && pasted.current.trim() === "") onClose();
    else if (isSaved) used.refuse(PASTED_LEFT);
    // The list brings the consequences for the whole product.
    await list.reload();
  };
  return (
    <FormSheet
      title={product.name}
      action={saveWord(used)}
      refusal={used.refusal}
      isOff={used.isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <Checkbox
        label={formLabel("inStock")}
        checked={draft.inStock}
        onChange={({ target }) => change({ inStock: target.checked })}
      />
      <SoldOutFields
        {...draft}
        colors={used.row?.colors ?? []}
        sets={sets}
        errors={errors}
        onChange={change}
        onPasted={(text) => {
          pasted.current = text;
        }}
      />
    </FormSheet>
  );
}

const PASTED_LEFT = "Kaydedildi, ama yapıştırdığın tabloda listeye alınmayan satırlar var. Listeye al ya da sil.";

/** A count that orders have changed meanwhile is asked again. */
export const stockSource = (product: Product) =>
  partSource<ProductPatch>(product, {
    fields: ["inStock", "soldOut", "counts", "countsTogether"],
    keptInConflict: "theirs",
    savedByOthers: "Bu ürün bu arada değişti; şimdiki hâli burada. Bak, yeniden kaydet.",
    read(draft) {
      const { inStock, soldOut } = draft;
      const counted = { counts: fieldValue("counts", draft), countsTogether: fieldValue("countsTogether", draft) };
      // A count is refused by its mark, and told at the block.
      return readBy(productPatchSchema, { inStock, soldOut, ...counted }, ([field]) => String(field));
    },
    save: (seen, stock) => panel.patchProduct(product.id, stock, seen.revision),
  });
