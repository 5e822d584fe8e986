import { DAY_MS, istanbulDate } from "../../../domain/istanbul.ts";
import { Field, Select } from "../../ui/field.tsx";
import type { PriceEntry } from "./price-entry.ts";

type PriceSpanFieldsProps = { entry: PriceEntry; error: string | undefined; onChange: (entry: PriceEntry) => void };

/** Whether the new prices end, and when they begin and end. */
export const PriceSpanFields = ({ entry, error, onChange }: PriceSpanFieldsProps) => (
  <>
    <Select
      label="Ne kadar sürsün?"
      value={entry.until === undefined ? "" : "until"}
      hint={
        entry.until !== undefined &&
        "Bitince önceki fiyatlar birkaç dakika içinde kendiliğinden geri gelir. Bu arada elle fiyat verdiğin ürün kalır."
      }
      onChange={({ target }) => onChange({ ...entry, from: "", until: target.value ? inAWeek() : undefined })}
    >
      <option value="">Ben değiştirene kadar</option>
      <option value="until">Belli bir güne kadar</option>
    </Select>
    {entry.until !== undefined && (
      <>
        <Field
          label="Başlangıç"
          type="datetime-local"
          hint="Boşsa hemen başlar."
          value={entry.from}
          onChange={({ target }) => onChange({ ...entry, from: target.value })}
        />
        <Field
          label="Bitiş"
          type="datetime-local"
          value={entry.until}
          error={error}
          onChange={({ target }) => onChange({ ...entry, until: target.value })}
        />
      </>
    )}
  </>
);

const inAWeek = () => `${istanbulDate(new Date(Date.now() + 7 * DAY_MS))}T23:59`;
