import { HIDDEN } from "../../../domain/catalog/shown-from.ts";
import { DAY_MS, istanbulMinute } from "../../../domain/istanbul.ts";
import { Field, Select } from "../../ui/field.tsx";
import { formLabel } from "../field-words.ts";
import type { DraftProps } from "./price-fields.tsx";

const LATER = "later";

/** When visitors see the product: now, not yet, or from a day and hour on. */
export function ShownField({ draft: { shownFrom }, errors, onChange }: DraftProps) {
  const state = shownFrom === "" || shownFrom === HIDDEN ? shownFrom : LATER;
  return (
    <div className="kit-fields">
      <Select
        label={formLabel("shownFrom")}
        value={state}
        hint={HINTS[state]}
        onChange={({ target }) => onChange({ shownFrom: target.value === LATER ? tomorrowAtTen() : target.value })}
      >
        <option value="">Yayında</option>
        <option value={HIDDEN}>Gizli</option>
        <option value={LATER}>Şu günden sonra</option>
      </Select>
      {state === LATER && (
        <Field
          label="Gün ve saat"
          name="shownFrom"
          type="datetime-local"
          value={shownFrom}
          error={errors.shownFrom}
          // An emptied field says no day; the empty text of the draft says that the product is shown.
          onChange={({ target }) => onChange({ shownFrom: target.value || LATER })}
        />
      )}
    </div>
  );
}

const HINTS: Record<string, string | undefined> = {
  [HIDDEN]: "Müşteriler görmez; sen burada hazırlarsın.",
  [LATER]: "O saatten sonra birkaç dakika içinde dükkânda görünür.",
};

const tomorrowAtTen = () => `${istanbulMinute(new Date(Date.now() + DAY_MS)).slice(0, 10)}T10:00`;
