import "./week-field.css";
import { type DayOff, daysOff, type OpeningHours, openingHours } from "../../../domain/settings/opening-hours.ts";
import { DAYS } from "../../../domain/shop/hours-words.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import type { FormErrors, Typed } from "../saved-form/form-state.ts";

export type ListFieldProps = {
  title: string;
  field: string;
  value: unknown;
  errors: FormErrors;
  onChange: (changes: Typed) => void;
};

type TypedDay = OpeningHours[number];

const USUAL = { opens: "10:00", closes: "19:00" };
const USUAL_WEEK: readonly TypedDay[] = [...Array<TypedDay>(5).fill(USUAL), null, null];

/** The opening hours, a row a day. Without a week the shop says nothing about hours. */
export function WeekField({ title, field, value, hint, errors, onChange }: ListFieldProps & { hint?: string }) {
  const week = typedIn(openingHours, value);
  const setWeek = (next: readonly TypedDay[]) => onChange({ [field]: next });
  return (
    <fieldset className="kit-group">
      <legend>{title}</legend>
      <Checkbox
        label="Çalışma saatlerimi göster"
        checked={week.length > 0}
        onChange={({ target }) => setWeek(target.checked ? USUAL_WEEK : [])}
      />
      {hint && <p className="field-hint">{hint}</p>}
      <ul className="kit-list-lines">
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
      </ul>
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
    <li className="week-field-day">
      <Checkbox
        label={day}
        checked={hours !== null}
        onChange={({ target }) => onChange(target.checked ? USUAL : null)}
      />
      {hours ? (
        <>
          <div className="kit-row week-field-times">
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
    </li>
  );
}

const NEW: DayOff = { from: "", until: "", reason: "" };

/** The days on which the shop is closed, a part for each time. */
export function DaysOffField({ title, field, value, errors, onChange }: ListFieldProps) {
  const typed = typedIn(daysOff, value);
  const setDaysOff = (next: readonly DayOff[]) => onChange({ [field]: next });
  return (
    <fieldset className="kit-group">
      <legend>{title}</legend>
      <p className="field-hint">Bayram, tatil: o günler kapıya varış gününe sayılmaz, iletişim sayfasında görünür.</p>
      {Array.from(typed.entries(), ([index, dayOff]) => {
        const name = `${field}.${index}`;
        const inputOf = (part: keyof DayOff, label: string, type: string) => (
          <Field
            label={label}
            type={type}
            name={`${name}.${part}`}
            error={errors[`${name}.${part}`]}
            autoComplete="off"
            value={dayOff[part]}
            onChange={({ target }) => setDaysOff(typed.with(index, changedDayOff(dayOff, part, target.value)))}
          />
        );
        return (
          <fieldset key={index} className="kit-box kit-fields">
            <legend className="unseen">{index + 1}. kapalı dönem</legend>
            {inputOf("from", "İlk gün", "date")}
            {inputOf("until", "Son gün", "date")}
            {inputOf("reason", "Neden", "text")}
            <SmallButton
              action="Kaldır"
              of={`${index + 1}. kapalı dönem`}
              onClick={() => setDaysOff(typed.toSpliced(index, 1))}
            />
          </fieldset>
        );
      })}
      {errors[field] && <p className="field-error">{errors[field]}</p>}
      <SmallButton action="Kapalı gün ekle" onClick={() => setDaysOff([...typed, NEW])} />
    </fieldset>
  );
}

/** One day off is the usual case: the first day is the last one too until she says otherwise. */
const changedDayOff = (dayOff: DayOff, part: keyof DayOff, value: string): DayOff =>
  part === "from" && (dayOff.until === "" || dayOff.until === dayOff.from)
    ? { ...dayOff, from: value, until: value }
    : { ...dayOff, [part]: value };
