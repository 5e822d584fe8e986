import { SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { ListFieldProps } from "./week-field.tsx";
import "./days-off-field.css";

type TypedDayOff = { from: string; until: string; reason: string };

const NEW: TypedDayOff = { from: "", until: "", reason: "" };

/** The days on which the shop is closed, a part for each time. */
export function DaysOffField({ title, field, value, errors, onChange }: ListFieldProps) {
  const daysOff: readonly TypedDayOff[] = Array.isArray(value) ? value : [];
  const setDaysOff = (next: readonly TypedDayOff[]) => onChange({ [field]: next });
  return (
    <fieldset className="kit-group days-off-field">
      <legend>{title}</legend>
      <p className="field-hint">Bayram, tatil: o günler kapıya varış gününe sayılmaz, iletişim sayfasında görünür.</p>
      {Array.from(daysOff.entries(), ([index, dayOff]) => {
        const name = `${field}.${index}`;
        const inputOf = (part: keyof TypedDayOff, label: string, type: string) => (
          <Field
            label={label}
            type={type}
            name={`${name}.${part}`}
            error={errors[`${name}.${part}`]}
            autoComplete="off"
            value={dayOff[part]}
            onChange={({ target }) => setDaysOff(daysOff.with(index, changedDayOff(dayOff, part, target.value)))}
          />
        );
        return (
          <fieldset key={index} className="days-off-field-row">
            <legend className="unseen">{index + 1}. kapalı dönem</legend>
            {inputOf("from", "İlk gün", "date")}
            {inputOf("until", "Son gün", "date")}
            {inputOf("reason", "Neden", "text")}
            <SmallButton
              action="Kaldır"
              of={`${index + 1}. kapalı dönem`}
              onClick={() => setDaysOff(daysOff.toSpliced(index, 1))}
            />
          </fieldset>
        );
      })}
      {errors[field] && <p className="field-error">{errors[field]}</p>}
      <SmallButton action="Kapalı gün ekle" onClick={() => setDaysOff([...daysOff, NEW])} />
    </fieldset>
  );
}

/** One day off is the usual case: the first day is the last one too until she says otherwise. */
const changedDayOff = (dayOff: TypedDayOff, part: keyof TypedDayOff, value: string): TypedDayOff =>
  part === "from" && (dayOff.until === "" || dayOff.until === dayOff.from)
    ? { ...dayOff, from: value, until: value }
    : { ...dayOff, [part]: value };
