import "../ui/field.css";
import { Icon } from "../ui/icon.tsx";
import "./search-field.css";

type SearchFieldProps = { name: string; maxLength: number; value: string; onSearch: (value: string) => void };

/** The search above a list of the panel. */
export const SearchField = ({ name, maxLength, value, onSearch }: SearchFieldProps) => (
  <div className="search-field">
    <Icon name="search" size={20} />
    <input
      type="search"
      className="field-input"
      aria-label={name}
      placeholder={name}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
    />
  </div>
);
