import type { ReactNode, Ref } from "react";
import type { OldPriceChoice, Rounding } from "../../../domain/catalog/price-rule.ts";
import { DAY_MS, istanbulDate } from "../../../domain/istanbul.ts";
import { Field, Select } from "../../ui/field.tsx";
import { oldPriceIn, type PriceEntry, withChange } from "./price-entry.ts";

type PriceEntryFieldsProps = {
  ref: Ref<HTMLInputElement>;
  entry: PriceEntry;
  error: string | undefined;
  onChange: (entry: PriceEntry) => void;
  onLeave: () => void;
};

const CHANGES: [PriceEntry["unit"], boolean, string][] = [
  ["percent", true, "% zam"],
  ["percent", false, "% indirim"],
  ["lira", true, "₺ zam"],
  ["lira", false, "₺ indirim"],
];

const ROUNDINGS: [Rounding, string][] = [
  ["none", "Yok"],
  ["90", ",90"],
  ["99", ",99"],
  ["whole", "Tam lira"],
];

const OLD_PRICES: [OldPriceChoice, string][] = [
  ["keep", "Olduğu gibi kalsın"],
  ["set", "Şimdiki fiyat olsun"],
  ["drop", "Kalksın"],
];

export function PriceEntryFields({ ref, entry, error, onChange, onLeave }: PriceEntryFieldsProps) {
  return (
    <div className="kit-stack">
      <Choices
        legend="Değişiklik"
        choices={CHANGES.map(([unit, isRaise, word]) => [
          word,
          entry.unit === unit && entry.isRaise === isRaise,
          () => onChange(withChange(entry, unit, isRaise)),
        ])}
      />
      <Field
        ref={ref}
        label={entry.unit === "percent" ? "Yüzde" : "Tutar (₺)"}
        value={entry.typed}
        error={error}
        onChange={({ target }) => onChange({ ...entry, typed: target.value })}
        onBlur={onLeave}
        inputMode="decimal"
        autoComplete="off"
      />
      <Choices
        legend="Yuvarlama"
        choices={ROUNDINGS.map(([rounding, word]) => [
          word,
          entry.rounding === rounding,
          () => onChange({ ...entry, rounding }),
        ])}
      />
      <Choices
        legend="Üstü çizili eski fiyat"
        choices={OLD_PRICES.filter(([oldPrice]) => oldPrice !== "set" || !entry.isRaise).map(([oldPrice, word]) => [
          word,
          oldPriceIn(entry) === oldPrice,
          () => onChange({ ...entry, oldPrice }),
        ])}
      >
        {oldPriceIn(entry) === "set" && (
          <p className="kit-soft">Fiyatı düşen her üründe şimdiki fiyat üstü çizili görünür.</p>
        )}
      </Choices>
    </div>
  );
}

type ChoicesProps = {
  legend: string;
  choices: readonly (readonly [word: string, isChosen: boolean, onChoose: () => void])[];
  children?: ReactNode;
};

const Choices = ({ legend, choices, children }: ChoicesProps) => (
  <fieldset className="kit-group kit-row">
    <legend>{legend}</legend>
    {choices.map(([word, isChosen, onChoose]) => (
      <label key={word} className="kit-form-choice">
        <input type="radio" name={legend} checked={isChosen} onChange={onChoose} />
        {word}
      </label>
    ))}
    {children}
  </fieldset>
);

type PriceSpanFieldsProps = { entry: PriceEntry; error: string | undefined; onChange: (entry: PriceEntry) => void };

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
