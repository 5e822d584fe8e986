import type { ChangeEvent, ComponentProps } from "react";
import { caretIn, digitsBefore, maskedPhone } from "../../../domain/order/phone-mask.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { normalizePhone } from "../../../domain/settings/typed-numbers.ts";
import { Field } from "../../ui/field.tsx";

type PhoneFieldProps = Pick<ComponentProps<typeof Field>, "label" | "name" | "hint" | "autoComplete"> & {
  value: string;
  onChange: (phone: string) => void;
};

/** Groups the digits while they are typed or pasted. A number in full gets its usual form when the field is left. */
export function PhoneField({ value, onChange, ...field }: PhoneFieldProps) {
  const mask = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = maskedPhone(target.value);
    const caret = caretIn(masked, digitsBefore(target.value, target.selectionStart ?? target.value.length));
    // Before React draws the same text, which would put the caret at its end.
    target.value = masked;
    target.setSelectionRange(caret, caret);
    onChange(masked);
  };
  const complete = () => {
    const phone = normalizePhone(value);
    if (phone) onChange(showPhone(phone));
  };
  return <Field {...field} type="tel" inputMode="tel" value={value} onChange={mask} onBlur={complete} />;
}
