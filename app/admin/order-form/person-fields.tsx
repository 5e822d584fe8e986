import { showPhone } from "../../../domain/settings/phone.ts";
import { normalizePhone } from "../../../domain/settings/typed-phone.ts";
import { Field, TextArea } from "../../ui/field.tsx";
import type { FieldsProps } from "../sections/saved-form.tsx";
import "./person-fields.css";

/** Who gets it and where: what is blotted out after a time (decision 88). Nothing of it is suggested by the browser. */
export function PersonFields({ draft, errors, onChange }: FieldsProps) {
  const shared = (field: string, label: string) => ({
    label,
    name: field,
    error: errors[field],
    autoComplete: "off",
    value: String(draft[field] ?? ""),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const phone = shared("phone", "Telefon");
  return (
    <fieldset className="person-fields">
      <legend>Kime, nereye</legend>
      <div className="person-fields-row">
        <Field {...shared("name", "Ad soyad")} />
        <Field {...phone} type="tel" value={inField(phone.value)} />
      </div>
      <div className="person-fields-row">
        <Field {...shared("province", "İl")} />
        <Field {...shared("district", "İlçe")} />
      </div>
      <TextArea {...shared("address", "Adres")} />
      <TextArea {...shared("cardNote", "Kart notu")} />
      <TextArea {...shared("note", "Senin notun")} />
    </fieldset>
  );
}

/** A number that is being typed stays to the letter. */
const inField = (typed: string): string => (typed !== "" && normalizePhone(typed) === typed ? showPhone(typed) : typed);
