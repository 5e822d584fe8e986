import { type ReactNode, useState } from "react";
import { fold } from "../../../domain/turkish.ts";
import { Chip } from "../../ui/button.tsx";

export type Option = { key: string; name: string };

/** More of them are searched. */
const SEARCHED_FROM = 13;

type TapChoicesProps = {
  name: string;
  options: readonly Option[];
  isChosen: (key: string) => boolean;
  onTap: (key: string) => void;
  /** Further buttons before them. */
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
