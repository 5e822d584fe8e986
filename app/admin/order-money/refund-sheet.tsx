import { useState } from "react";
import { lineName } from "../../../domain/order/cart.ts";
import { keptPieces } from "../../../domain/order-book/order-money.ts";
import { toast } from "../../toast.tsx";
import { Chip } from "../../ui/button.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import { saveWord } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { DiscountNote } from "./discount-note.tsx";
import { type MoneySheetProps, PaymentFieldset } from "./payment-sheet.tsx";
import { allBack, amountInField, backIn, refundSource, type TypedBack } from "./refund-source.ts";

/** Money that goes back, and the goods that came back, in one step. */
export function RefundSheet({ order, onChanged, onClose }: MoneySheetProps) {
  const [source] = useState(() => refundSource(order));
  const used = useSavedForm({ source, row: order, onSaved: () => void onChanged(), onUndone: onChanged });
  const { draft, errors, change } = used;
  const now = used.row ?? order;
  const rows = backIn(draft);
  const save = async () => {
    if (await used.save((_, undo) => toast.success("İade yazıldı", undo))) onClose();
  };
  const put = (at: number, changes: Partial<TypedBack>) =>
    change({ back: rows.map((row, other) => (other === at ? { ...row, ...changes } : row)) });
  return (
    <FormSheet
      title="İade"
      action={saveWord(used)}
      refusal={used.refusal}
      isOff={used.isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      {now.state !== "cancelled" && (
        <fieldset className="kit-group">
          <legend>Geri gelenler</legend>
          <div className="kit-row">
            <Chip action="Hepsi geri geldi, paranın tamamı" onClick={() => change(allBack(now))} />
          </div>
          {Array.from(now.lines.entries(), ([at, line]) => {
            const { pieces = "", isShelved = false } = rows[at] ?? {};
            if (keptPieces(line) === 0) return null;
            return (
              <div key={at} className="kit-fields">
                <Field
                  label={lineName(line)}
                  name={`back.${at}`}
                  inputMode="numeric"
                  autoComplete="off"
                  hint={`${keptPieces(line)} adetten kaçı`}
                  value={pieces}
                  error={errors[`back.${at}`]}
                  onChange={({ target }) => put(at, { pieces: target.value })}
                />
                {line.productId !== null && pieces !== "" && pieces !== "0" && (
                  <Checkbox
                    label="Rafa dönüyor"
                    checked={isShelved}
                    onChange={({ target }) => put(at, { isShelved: target.checked })}
                  />
                )}
              </div>
            );
          })}
        </fieldset>
      )}
      <DiscountNote discounts={now.discounts} />
      <PaymentFieldset draft={{ ...draft, amount: amountInField(now, draft) }} errors={errors} onChange={change} />
      <p className="kit-soft">Geri ödemediysen tutarı sil. Rafa dönen, sayılan ürünün adedine eklenir.</p>
    </FormSheet>
  );
}
