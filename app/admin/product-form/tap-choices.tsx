import { type ReactNode, useState } from "react";
import { fold } from "../../../domain/turkish.ts";
import { Chip, IconButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";

export type Option = { key: string; name: string };

/** More of them are searched. */
const SEARCHED_FROM = 13;

type TapChoicesProps = {
  name: string;
  options: readonly Option[];
  isChosen: (key: string) => boolean;
  onTap: (key: string) => void;
  children?: ReactNode;
};

/** Options of which a tap chooses any number. */
export function TapChoices({ name, options, isChosen, onTap, children }: TapChoicesProps) {
  const search = useOptionSearch(name, options);
  return (
    <fieldset className="kit-group">
      <legend className="unseen">{name}</legend>
      {search.field}
      <div className="kit-row">
        {children}
        {search.found.map(({ key, name }) => (
          <Chip key={key} action={name} aria-pressed={isChosen(key)} onClick={() => onTap(key)} />
        ))}
      </div>
    </fieldset>
  );
}

/** A field that narrows a long list of options, and those that are left. */
export function useOptionSearch(name: string, options: readonly Option[]) {
  const [query, search] = useState("");
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = options.filter((option) => words.every((word) => fold(option.name).includes(word)));
  const field = options.length >= SEARCHED_FROM && (
    <input
      type="search"
      className="field-input"
      aria-label={`Ara: ${name}`}
      placeholder="Ara"
      autoComplete="off"
      value={query}
      onChange={({ target }) => search(target.value)}
      // Enter would save the form around it.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
  );
  return { field, found };
}

type ListedFieldsProps = {
  name: string;
  label: string;
  hint: string;
  groups: readonly { label: string; options: readonly Option[] }[];
  rows: Readonly<Record<string, string>>;
  inputMode?: "numeric";
  onChange: (rows: Record<string, string>) => void;
};

/** A text field for each option that has something of its own. The others are added from a list. */
export function ListedFields({ name, label, hint, groups, rows, inputMode, onChange }: ListedFieldsProps) {
  const options = groups.flatMap(({ options }) => options);
  const listed = options.filter(({ key }) => Object.hasOwn(rows, key));
  const others = groups.map((group) => ({
    ...group,
    options: group.options.filter(({ key }) => !Object.hasOwn(rows, key)),
  }));
  const remove = (key: string) => onChange(Object.fromEntries(Object.entries(rows).filter(([other]) => other !== key)));
  // Before each key, because the whole product has an empty one.
  const add = (key: string) => onChange({ ...rows, [key]: "" });
  return (
    <div className="kit-stack">
      {listed.length > 0 && (
        <ul className="kit-list">
          {listed.map(({ key, name: option }) => (
            <li key={key} className="kit-row">
              <label className="kit-words">
                <span>{option}</span>
                <input
                  className="field-input"
                  name={name}
                  aria-label={`${label}: ${option}`}
                  value={rows[key]}
                  onChange={({ target }) => onChange({ ...rows, [key]: target.value })}
                  inputMode={inputMode}
                  autoComplete="off"
                />
              </label>
              <IconButton icon="close" size={18} label={`${label} kalksın: ${option}`} onClick={() => remove(key)} />
            </li>
          ))}
        </ul>
      )}
      {listed.length < options.length && (
        <Select label={label} hint={hint} value="" onChange={({ target }) => add(target.value.slice(1))}>
          <option value="">Hangisi?</option>
          {others.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              <OptionList of={options.map(({ key, name }) => [`=${key}`, name])} />
            </optgroup>
          ))}
        </Select>
      )}
    </div>
  );
}
