import { DAYS } from "../../../domain/shop/hours-words.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import type { FormErrors, Typed } from "../saved-form/form-state.ts";
import "./week-field.css";

export type ListFieldProps = {
  title: string;
  field: string;
  value: unknown;
  errors: FormErrors;
  onChange: (changes: Typed) => void;
};

type TypedDay = { opens: string; closes: string } | null;

const USUAL = { opens: "10:00", closes: "19:00" };
const USUAL_WEEK: readonly TypedDay[] = [...Array<TypedDay>(5).fill(USUAL), null, null];

/** The opening hours, a row a day. Without a week the shop says nothing about hours. */
export function WeekField({ title, field, value, hint, errors, onChange }: ListFieldProps & { hint?: string }) {
  const week: readonly TypedDay[] = Array.isArray(value) ? value : [];
  const setWeek = (next: readonly TypedDay[]) => onChange({ [field]: next });
  return (
    <fieldset className="kit-group week-field">
      <legend>{title}</legend>
      <Checkbox
        label="Çalışma saatlerimi göster"
        checked={week.length > 0}
        onChange={({ target }) => setWeek(target.checked ? USUAL_WEEK : [])}
      />
      {hint && <p className="field-hint">{hint}</p>}
      {Array.from(week.entries(), ([day, hours]) => (
        <DayRow
          key={day}
          name={`${field}.${day}`}
          day={DAYS[day] ?? ""}
          hours={hours}
          error={errors[`${field}.${day}.opens`] ?? errors[`${field}.${day}.closes`]}
          onChange={(changed) => setWeek(week.with(day, changed))}
          onApply={() => setWeek(week.map((one) => one && hours))}
        />
      ))}
      {errors[field] && <p className="field-error">{errors[field]}</p>}
    </fieldset>
  );
}

type DayRowProps = {
  name: string;
  day: string;
  hours: TypedDay;
  error: string | undefined;
  onChange: (hours: TypedDay) => void;
  onApply: () => void;
};

function DayRow({ name, day, hours, error, onChange, onApply }: DayRowProps) {
  const timeOf = (end: "opens" | "closes", label: string) =>
    hours && (
      <input
        type="time"
        className="field-input"
        name={`${name}.${end}`}
        aria-label={`${day} ${label}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
        value={hours[end]}
        onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
      />
    );
  return (
    <div className="week-field-day">
      <Checkbox
        label={day}
        checked={hours !== null}
        onChange={({ target }) => onChange(target.checked ? USUAL : null)}
      />
      {hours ? (
        <>
          <div className="week-field-times">
            {timeOf("opens", "açılış")}
            <span aria-hidden="true">–</span>
            {timeOf("closes", "kapanış")}
          </div>
          <SmallButton action="Hepsine uygula" of={day} onClick={onApply} />
        </>
      ) : (
        <p className="field-hint">Kapalı</p>
      )}
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
