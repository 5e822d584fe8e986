import { DAY_MS, isoDate } from "../../../domain/istanbul.ts";
import { AHEAD_DAYS } from "../../../domain/occasion/ahead-days.ts";
import type { ListedDay } from "../../../domain/occasion/coming-days.ts";
import type { OccasionRow } from "../../../domain/settings/occasion-rows.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field, Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { orLeftOut, typedFields } from "../saved-form/typed-fields.ts";
import { dateOfDayInWords } from "../sections/occasion-row-words.ts";
import type { ShelfGood } from "./occasion-calls.ts";
import { OccasionShelf } from "./occasion-shelf.tsx";
import { lastOrderInWords, shelfInWords } from "./occasion-words.ts";

type OccasionItemProps = {
  /** Undefined for a day that is not saved yet. */
  day: ListedDay | undefined;
  row: OccasionRow;
  path: string;
  errors: FormErrors;
  today: string;
  goods: readonly ShelfGood[];
  isOpen: boolean;
  onToggle: () => void;
  onMeet: (goods: readonly ShelfGood[]) => void;
  onChange: (changes: Partial<OccasionRow>) => void;
  onRemove: (() => void) | undefined;
};

/** One day: when it is and what visitors see of it, and its fields once it is opened. */
export function OccasionItem({ day, row, path, errors, today, goods, isOpen, ...on }: OccasionItemProps) {
  const { onChange } = on;
  const fieldsId = `gun-${row.id}`;
  const text = typedFields({ draft: row, errors, onChange: orLeftOut(onChange) }, path);
  return (
    <li className="kit-list-item">
      <button
        type="button"
        className="kit-list-open"
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        onClick={on.onToggle}
      >
        <span className="kit-words">
          <strong>{row.name || "Adsız gün"}</strong>
          {day ? (
            <>
              <span>{dateOfDayInWords(day.day)}</span>
              <span>{lastOrderInWords(day)}</span>
              <span>{shelfInWords(day, row, today)}</span>
            </>
          ) : (
            <span>Kaydedince son sipariş günü hesaplanır</span>
          )}
        </span>
      </button>
      {isOpen && (
        <div id={fieldsId} className="kit-stack">
          {row.isOwn && (
            <Field {...typedFields({ draft: row, errors, onChange }, path)("name", "Adı")} maxLength={60} />
          )}
          <DayField day={day} row={row} error={errors[`${path}days`] ?? errors[`${path}days.0`]} onChange={onChange} />
          <Select
            label="Ne zaman görünsün"
            value={String(row.ahead ?? AHEAD_DAYS)}
            onChange={({ target }) => {
              const ahead = Number(target.value);
              onChange({ ahead: ahead === AHEAD_DAYS ? undefined : ahead });
            }}
          >
            <OptionList of={AHEAD.map((days) => [String(days), `${days} gün önce`])} />
          </Select>
          <OccasionShelf {...{ row, path, errors, goods, onChange }} onMeet={on.onMeet} />
          <Field {...text("title", "Slaytın başlığı")} maxLength={80} placeholder={`${row.name} yaklaşıyor`} />
          <Field {...text("subtitle", "Slaytın yazısı")} hint="Boşsa son sipariş gününü söyler." maxLength={160} />
          <Checkbox
            label="Bu günü gizle"
            checked={row.isHidden === true}
            onChange={({ target }) => onChange({ isHidden: target.checked || undefined })}
          />
          {on.onRemove && (
            <PlainButton action="Günü kaldır" aria-label={`Günü kaldır: ${row.name}`} onClick={on.onRemove} />
          )}
        </div>
      )}
    </li>
  );
}

const AHEAD = [7, 14, AHEAD_DAYS, 30, 45];

type DayFieldProps = Pick<OccasionItemProps, "day" | "row" | "onChange"> & { error: string | undefined };

/** The date: of an own day that of its first year, of a day of the calendar the one that comes next. */
function DayField({ day, row, error, onChange }: DayFieldProps) {
  const { days = [], isOwn, name } = row;
  const year = isOwn ? days[0]?.slice(0, 4) : day?.day.slice(0, 4);
  const isOfYear = (one: string) => one.startsWith(`${year}-`);
  const date = days.find(isOfYear) ?? (isOwn ? days[0] : day?.day) ?? "";
  // A day of the calendar that left its year would take the place of the next year's.
  const leaves = (next: string) => !isOwn && next !== "" && !isOfYear(next);
  const move = (next: string) => {
    if (leaves(next)) return;
    const others = days.filter((one) => one !== date && !isOfYear(one));
    const moved = next === "" ? others : isOwn ? [next, ...others] : [...others, next];
    onChange({ days: moved.length === 0 ? undefined : moved });
  };
  const shifted = (by: number): string => {
    const moved = Date.parse(date) + by * DAY_MS;
    return Number.isNaN(moved) ? date : isoDate(moved / DAY_MS);
  };
  const shift = (action: string, by: number) => (
    <SmallButton action={action} of={name} disabled={leaves(shifted(by))} onClick={() => move(shifted(by))} />
  );
  return (
    <div className="kit-stack">
      <Field
        label="Tarihi"
        type="date"
        hint={
          isOwn ? "Her yıl bu gün." : "Değiştirirsen yalnız o yılın tarihi değişir; boşaltırsan takvimdekine döner."
        }
        error={error}
        {...(!isOwn && { min: `${year}-01-01`, max: `${year}-12-31` })}
        value={date}
        onChange={({ target }) => move(target.value)}
      />
      <div className="kit-row">
        {shift("Bir gün önce", -1)}
        {shift("Bir gün sonra", 1)}
      </div>
    </div>
  );
}
