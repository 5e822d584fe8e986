import { useState } from "react";
import { type DiscountPlace, discountedAt } from "../../../domain/order-book/order-discount.ts";
import { discountInWords, PRESENT } from "../../../domain/order-book/payment-rows.ts";
import { toast } from "../../toast.tsx";
import { Chip, PlainButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import { saveWord } from "../saved-form/saved-form.tsx";
import { typedFields } from "../saved-form/typed-fields.ts";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { useAction } from "../use-undo.ts";
import { discountPlaceOf, discountSource, WHOLE_ORDER } from "./discount-source.ts";
import type { MoneySheetProps } from "./payment-sheet.tsx";
import { changedMoney } from "./payment-source.ts";

/** A discount or a present, of a line or of the whole order. `place` is that of a written one. */
export function DiscountSheet({
  order,
  place,
  onChanged,
  onClose,
}: MoneySheetProps & { place: DiscountPlace | undefined }) {
  const [source] = useState(() => discountSource(order, place));
  const used = useSavedForm({ source, row: order, onSaved: () => void onChanged(), onUndone: onChanged });
  const act = useAction(onChanged);
  const change = (typed: Typed) => used.change("of" in typed ? source.chosen(used.draft, typed.of) : typed);
  const text = typedFields({ draft: used.draft, errors: used.errors, onChange: change });
  const standing = place ? undefined : source.known(used.draft.of);
  const written = place ?? (standing && discountPlaceOf(used.draft.of));
  const save = async () => {
    if (await used.save((_, undo) => toast.success("İndirim yazıldı", undo))) onClose();
  };
  const remove = (from: DiscountPlace) =>
    act(() => changedMoney(order, discountedAt(order, from, undefined)), {
      done: "İndirim kaldırıldı",
      failed: "İndirim kaldırılamadı",
      onDone: onClose,
    });
  const isOfLine = used.draft.of !== WHOLE_ORDER;
  return (
    <FormSheet
      title="İndirim"
      action={saveWord(used)}
      refusal={used.refusal}
      isOff={used.isBusy}
      onSubmit={save}
      onClose={onClose}
      other={written && <PlainButton action="Kaldır" onClick={() => remove(written)} />}
    >
      <Select
        {...text("of", "Neye?")}
        disabled={place !== undefined}
        hint={standing && `Bu üründe ${discountInWords(standing)} var. Kaydedersen yenisi onun yerine geçer.`}
      >
        <OptionList
          of={[
            [WHOLE_ORDER, "Bütün siparişe"],
            ...Array.from(order.lines.entries(), ([at, { name }]) => [String(at), name] as const),
          ]}
        />
      </Select>
      <Field {...text("size", "Ne kadar?")} hint="20 yazarsan ₺20, %10 yazarsan yüzde 10 düşer." />
      {isOfLine && (
        <div className="kit-row">
          <Chip action="Hediye olsun" onClick={() => used.change({ size: "%100", word: PRESENT })} />
        </div>
      )}
      <Field {...text("word", "Neden? (isteğe bağlı)")} hint="Mesajda da yazar: İndirim (doğum günü)." />
      <p className="kit-soft">
        Kargo ücreti değişmez: müşteri, mesajında yazanı öder. İstersen onu Kargo satırından değiştir.
      </p>
    </FormSheet>
  );
}
