import { PROVINCES } from "../../../domain/order/turkish-places.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { normalizePhone } from "../../../domain/settings/typed-phone.ts";
import { Field, TextArea } from "../../ui/field.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import "./field-group.css";
import { typedText } from "./typed-text.ts";

/** The person and place that are blotted out after a time (decision 26). The browser suggests nothing here. */
export function PersonFields({ draft, errors, onChange }: FieldsProps) {
  const shared = typedText({ draft, errors, onChange });
  const phone = shared("phone", "Telefon");
  return (
    <fieldset className="kit-group field-group">
      <legend>Kime, nereye</legend>
      <div className="kit-fields">
        <Field {...shared("name", "Ad soyad")} />
        <Field {...phone} type="tel" value={inField(phone.value)} />
      </div>
      <div className="kit-fields">
        <Field {...shared("province", "İl")} list={PROVINCE_LIST} />
        <Field {...shared("district", "İlçe")} list={DISTRICT_LIST} />
      </div>
      <Suggestions id={PROVINCE_LIST} names={PROVINCES.map(({ name }) => name)} />
      <Suggestions id={DISTRICT_LIST} names={PROVINCES.find(({ name }) => name === draft.province)?.districts ?? []} />
      <TextArea {...shared("address", "Adres")} />
      <TextArea {...shared("cardNote", "Kart notu")} />
      <TextArea {...shared("note", "Senin notun")} />
    </fieldset>
  );
}

/** Offered, not demanded: a parcel may go abroad. */
const PROVINCE_LIST = "siparis-iller";
const DISTRICT_LIST = "siparis-ilceler";

const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);

/** A number that is being typed stays to the letter. */
const inField = (typed: string): string => (typed !== "" && normalizePhone(typed) === typed ? showPhone(typed) : typed);
