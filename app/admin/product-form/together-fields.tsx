import "./product-form.css";
import { useRef, useState } from "react";
import { togetherMark } from "../../../domain/choice/counted-together.ts";
import { partsOf } from "../../../domain/choice/options.ts";
import { Chip, IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import { PastedCounts } from "./pasted-counts.tsx";
import { type Option, useOptionSearch } from "./tap-choices.tsx";

export type Dimension = { label: string; options: readonly Option[] };

type Rows = Readonly<Record<string, string>>;

type TogetherFieldsProps = {
  dimensions: readonly Dimension[];
  rows: Rows;
  error: string | undefined;
  onChange: (rows: Record<string, string>) => void;
  onPasted?: ((text: string) => void) | undefined;
};

/** The counts of values together, once she asks for them: of two groups, or of those that she chooses. */
export function TogetherFields({ dimensions, rows, error, onChange, onPasted }: TogetherFieldsProps) {
  const marked = Object.keys(rows).flatMap(partsOf);
  const [asked, ask] = useState<readonly string[]>(() =>
    dimensions.filter(({ options }) => options.some(({ key }) => marked.includes(key))).map(({ label }) => label),
  );
  // A tap on the chip by mistake loses nothing that she typed.
  const typed = useRef<Rows>({});
  typed.current = { ...typed.current, ...rows };
  const counted = dimensions.filter(({ label }) => asked.includes(label));
  const choose = (labels: readonly string[]) => {
    const groups = dimensions.filter(({ label }) => labels.includes(label));
    ask(labels);
    onPasted?.("");
    onChange(Object.fromEntries(Object.entries(typed.current).filter(([mark]) => isOf(partsOf(mark), groups))));
  };
  const toggle = (label: string) =>
    choose(asked.includes(label) ? asked.filter((other) => other !== label) : [...asked, label]);
  return (
    <div className="kit-stack">
      <div className="kit-row">
        <Chip
          action="Birlikte say"
          aria-pressed={asked.length > 0}
          onClick={() => choose(asked.length > 0 ? [] : dimensions.slice(0, 2).map(({ label }) => label))}
        />
        {asked.length > 0 &&
          dimensions.length > 2 &&
          dimensions.map(({ label }) => (
            <Chip key={label} action={label} aria-pressed={asked.includes(label)} onClick={() => toggle(label)} />
          ))}
      </div>
      {counted.length > 1 && <CountedRows key={asked.join()} {...{ counted, rows, onChange, onPasted }} />}
      {error && <p className="field-error">{error}</p>}
    </div>
  );
}

/** True if the marks are one value of each group. */
const isOf = (marks: readonly string[], groups: readonly Dimension[]): boolean =>
  marks.length === groups.length &&
  groups.every(({ options }) => marks.filter((mark) => options.some(({ key }) => key === mark)).length === 1);

type CountedRowsProps = Pick<TogetherFieldsProps, "rows" | "onChange" | "onPasted"> & { counted: readonly Dimension[] };

/** The longest group is listed, and of each other one a value is chosen. */
function CountedRows({ counted, rows, onChange, onPasted }: CountedRowsProps) {
  const longest = Math.max(...counted.map(({ options }) => options.length));
  const listed = counted.findLast(({ options }) => options.length === longest) ?? { label: "", options: [] };
  const others = counted.filter((one) => one !== listed);
  const [chosen, choose] = useState<Record<string, string>>({});
  const search = useOptionSearch(listed.label, listed.options);
  const beside = others.flatMap(
    ({ label, options }) => options.find(({ key }) => key === chosen[label]) ?? options[0] ?? [],
  );
  const put = (mark: string, count: string) => {
    const { [mark]: _, ...rest } = rows;
    onChange(count === "" ? rest : { ...rest, [mark]: count });
  };
  return (
    <>
      <p className="field-hint">Boş kalan ikili sayılmaz. 0 olan birlikte tükenir; en küçük adet geçerlidir.</p>
      <PastedCounts {...{ counted, rows, onPasted }} onAdd={(added) => onChange({ ...rows, ...added })} />
      {others.map(({ label, options }) => (
        <Select
          key={label}
          label={label}
          value={beside.find(({ key }) => options.some((option) => option.key === key))?.key}
          onChange={({ target }) => choose({ ...chosen, [label]: target.value })}
        >
          <OptionList of={options.map(({ key, name }) => [key, countedName(name, key, rows)])} />
        </Select>
      ))}
      {search.field}
      <ul className="kit-list">
        {search.found.map(({ key, name }) => (
          <Stepper
            key={key}
            name={name}
            of={[...beside.map((one) => one.name), name].join(" + ")}
            count={rows[togetherMark([key, ...beside.map((one) => one.key)])] ?? ""}
            onCount={(count) => put(togetherMark([key, ...beside.map((one) => one.key)]), count)}
          />
        ))}
      </ul>
    </>
  );
}

/** `pembe (3)`: three combinations with it are counted. */
function countedName(name: string, key: string, rows: Rows): string {
  const counted = Object.keys(rows).filter((mark) => partsOf(mark).includes(key)).length;
  return counted === 0 ? name : `${name} (${counted} sayılı)`;
}

type StepperProps = { name: string; of: string; count: string; onCount: (count: string) => void };

function Stepper({ name, of, count, onCount }: StepperProps) {
  const step = (by: number) => onCount(String(Math.max(0, (Number.parseInt(count, 10) || 0) + by)));
  return (
    <li className="product-form-count">
      <span>{name}</span>
      <IconButton
        icon="minus"
        label={`Bir azalt: ${of}`}
        disabled={count === "" || count === "0"}
        onClick={() => step(-1)}
      />
      <input
        className="field-input"
        name="countsTogether"
        aria-label={`Kaç tane: ${of}`}
        placeholder="–"
        value={count}
        onChange={({ target }) => onCount(target.value)}
        inputMode="numeric"
        autoComplete="off"
      />
      <IconButton icon="plus" label={`Bir artır: ${of}`} onClick={() => step(1)} />
    </li>
  );
}
