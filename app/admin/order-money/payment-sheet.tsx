import { useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { agreedTotal, type PaymentRow } from "../../../domain/order-book/order-money.ts";
import { paymentTitles, WAY_NAMES } from "../../../domain/order-book/payment-rows.ts";
import { toast } from "../../toast.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox, Field, Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import { type FieldsProps, saveWord } from "../saved-form/saved-form.tsx";
import { typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { useAction } from "../use-undo.ts";
import { changedMoney, paymentSource } from "./payment-source.ts";

export type MoneySheetProps = { order: BookOrder; onChanged: () => Promise<void>; onClose: () => void };

/** A payment: a deposit, the rest, or one that was written before. What is left is proposed. */
export function PaymentSheet({
  order,
  payment,
  onChanged,
  onClose,
}: MoneySheetProps & { payment: PaymentRow | undefined }) {
  const [source] = useState(() => paymentSource(order, payment));
  const used = useSavedForm({ source, row: order, onSaved: () => void onChanged(), onUndone: onChanged });
  const act = useAction(onChanged);
  const titleIn = (row: BookOrder) =>
    paymentTitles(row.payments, agreedTotal(row))[row.payments.findIndex(({ id }) => id === source.id)] ?? "Ödeme";
  const title = titleIn(order);
  const save = async () => {
    if (await used.save((row, undo) => toast.success(`${titleIn(row)} yazıldı`, undo))) onClose();
  };
  const remove = ({ id }: PaymentRow) =>
    act(() => changedMoney(order, { payments: order.payments.filter((one) => one.id !== id) }), {
      done: `${title} silindi`,
      failed: `${title} silinemedi`,
      onDone: onClose,
    });
  return (
    <FormSheet
      title={title}
      action={saveWord(used)}
      refusal={used.refusal}
      isOff={used.isBusy}
      onSubmit={save}
      onClose={onClose}
      other={payment && <PlainButton action="Sil" onClick={() => remove(payment)} />}
    >
      <PaymentFieldset draft={used.draft} errors={used.errors} onChange={used.change} />
      {!payment?.back && (
        <Checkbox
          {...typedBoxes({ draft: used.draft, onChange: used.change })(
            "kept",
            "İade edilmez, iptal olursa bende kalır",
          )}
        />
      )}
    </FormSheet>
  );
}

const WAYS = ["transfer", "cash", "at-door", "card-link", "waiting"] as const;

/** Amount, way and day of money that comes or goes back. */
export function PaymentFieldset(props: FieldsProps) {
  const text = typedFields(props);
  return (
    <div className="kit-fields">
      <Field {...text("amount", "Tutar (₺)")} inputMode="decimal" />
      <Select {...text("way", "Yol")}>
        <OptionList of={WAYS.map((way) => [way, WAY_NAMES[way]])} />
      </Select>
      <Field {...text("day", "Gün")} type="date" />
    </div>
  );
}
