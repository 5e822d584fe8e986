import { OptionList } from "../panel-parts.tsx";
import "./product-form.css";
import { useState } from "react";
import type { ChoiceSet } from "../../../domain/choice/choice-sets.ts";
import { COLOR_GROUP, valueMark, WHOLE } from "../../../domain/choice/chosen.ts";
import { partsOf } from "../../../domain/choice/options.ts";
import { Chip } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import type { ProductDraft } from "./product-form-values.ts";
import { ListedFields, type Option, TapChoices, useOptionSearch } from "./tap-choices.tsx";
import { type Dimension, TogetherFields } from "./together-fields.tsx";

type Gone = Pick<ProductDraft, "soldOut" | "counts" | "countsTogether">;

type SoldOutFieldsProps = Gone & {
  colors: readonly string[];
  choices: readonly { set: string; without: readonly string[] }[];
  sets: readonly ChoiceSet[];
  errors: FormErrors;
  onChange: (changes: Partial<Gone>) => void;
  /** Called with pasted counts that are not in the list yet. */
  onPasted?: ((text: string) => void) | undefined;
};

/** The colors, values and pairs of a product that are not there; and how many there are, where she counts. */
export function SoldOutFields(fields: SoldOutFieldsProps) {
  const { colors, choices, sets, soldOut, counts, countsTogether, errors, onChange, onPasted } = fields;
  const all = { ...counts, ...countsTogether };
  const marked = [...soldOut.flat(), ...Object.keys(all).flatMap(partsOf)];
  const isMarked = (mark: string) => marked.includes(mark);
  // One color or value is no choice (decision 22). It is shown to be taken back where something of it is marked.
  const dimensions = dimensionsOf(colors, choices, sets).filter(
    ({ options }) => options.length > 1 || options.some(({ key }) => isMarked(key)),
  );
  const isGone = (marks: readonly string[]) => soldOut.some((gone) => isSame(gone, marks));
  const toggle = (marks: string[]) =>
    onChange({ soldOut: isGone(marks) ? soldOut.filter((gone) => !isSame(gone, marks)) : [...soldOut, marks] });
  const counted = Object.keys(all).length;
  return (
    <>
      {dimensions.map(({ label, options }) => (
        <details key={label} className="kit-fold" open={options.length < 8 || undefined}>
          <summary>Tükenenler: {label}</summary>
          <TapChoices
            name={`Tükenenler: ${label}`}
            options={options}
            isChosen={(mark) => isGone([mark])}
            onTap={(mark) => toggle([mark])}
          />
        </details>
      ))}
      {dimensions.length > 1 && <PairFields dimensions={dimensions} soldOut={soldOut} isGone={isGone} onTap={toggle} />}
      {errors.soldOut && <p className="field-error">{errors.soldOut}</p>}
      <details className="kit-fold" open={(errors.counts ?? errors.countsTogether) !== undefined || undefined}>
        <summary>Adetler{counted > 0 && ` (${counted})`}</summary>
        <div className="kit-stack">
          <ListedFields
            name="counts"
            label="Kaç tane var?"
            hint="İstersen say. Deftere yazdığın sipariş adetten düşer, 0 olunca kendiliğinden tükenir."
            groups={[{ label: "Ürün", options: [{ key: WHOLE, name: "Bütün ürün" }] }, ...dimensions]}
            rows={counts}
            inputMode="numeric"
            onChange={(counts) => onChange({ counts })}
          />
          {errors.counts && <p className="field-error">{errors.counts}</p>}
          {dimensions.length > 1 && (
            <TogetherFields
              dimensions={dimensions}
              rows={countsTogether}
              error={errors.countsTogether}
              onChange={(countsTogether) => onChange({ countsTogether })}
              onPasted={onPasted}
            />
          )}
        </div>
      </details>
    </>
  );
}

/** The colors, and the values of each set that the product comes in, by their marks. */
function dimensionsOf(
  colors: SoldOutFieldsProps["colors"],
  choices: SoldOutFieldsProps["choices"],
  sets: SoldOutFieldsProps["sets"],
): Dimension[] {
  const ofColors = colors.map((color) => ({ key: valueMark(COLOR_GROUP, color), name: color }));
  const ofSets = choices.flatMap(({ set: id, without }) => {
    const set = sets.find((one) => one.id === id);
    const values = set?.values.filter((value) => !without.includes(value.id)) ?? [];
    return set
      ? [{ label: set.name, options: values.map(({ id, name }) => ({ key: valueMark(set.id, id), name })) }]
      : [];
  });
  return [{ label: "Renk", options: ofColors }, ...ofSets];
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((mark) => other.includes(mark));

type PairFieldsProps = {
  dimensions: readonly Dimension[];
  soldOut: Gone["soldOut"];
  isGone: (marks: string[]) => boolean;
  onTap: (marks: string[]) => void;
};

/** The pairs that are not there, once she asks for them. */
function PairFields({ dimensions, soldOut, isGone, onTap }: PairFieldsProps) {
  const [isAsked, setAsked] = useState(soldOut.some(({ length }) => length > 1));
  const [chosen, choose] = useState(0);
  const pairs = dimensions.flatMap((one, at) => dimensions.slice(at + 1).map((other) => [one, other] as const));
  const [columns, rows] = pairs[chosen] ?? pairs[0] ?? [];
  if (!columns || !rows) return null;
  return (
    <>
      <div className="kit-row">
        <Chip action="İkisi birlikte yok" aria-pressed={isAsked} onClick={() => setAsked(!isAsked)} />
      </div>
      {isAsked && pairs.length > 1 && (
        <Select label="Hangi ikisi?" value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          <OptionList of={pairs.map(([one, other], at) => [at, `${one.label} ve ${other.label}`])} />
        </Select>
      )}
      {isAsked && <PairGrid key={chosen} {...{ columns, rows, isGone, onTap }} />}
    </>
  );
}

type PairGridProps = { columns: Dimension; rows: Dimension } & Pick<PairFieldsProps, "isGone" | "onTap">;

function PairGrid({ columns, rows, isGone, onTap }: PairGridProps) {
  // Those that are marked when it opens come first. A tap moves no row.
  const [marked] = useState(() =>
    rows.options.filter((row) => columns.options.some(({ key }) => isGone([key, row.key]))),
  );
  const isMarked = ({ key }: Option) => marked.some((row) => row.key === key);
  const search = useOptionSearch(
    rows.label,
    rows.options.toSorted((one, other) => Number(isMarked(other)) - Number(isMarked(one))),
  );
  return (
    <div className="kit-stack">
      {search.field}
      <div className="product-form-grid">
        <table className="kit-list-table">
          <caption>Dokunduğun ikisi birlikte yok</caption>
          <thead>
            <tr>
              <th scope="col">{rows.label}</th>
              {columns.options.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {search.found.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                {columns.options.map((column) => (
                  <td key={column.key}>
                    <label className="kit-list-tick">
                      <input
                        type="checkbox"
                        aria-label={`${column.name} + ${row.name} yok`}
                        checked={isGone([column.key, row.key])}
                        onChange={() => onTap([column.key, row.key])}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
