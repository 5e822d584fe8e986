import "./color-field.css";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { colorOf } from "../../../domain/catalog/color-words.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";
import { IconButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import "../../ui/swatch.css";
import { Swatch } from "../../ui/swatch.tsx";
import { formLabel } from "../field-words.ts";
import { endedList, suggestedColors, withoutColor, withoutLast, withSuggested } from "./typed-colors.ts";

type ColorFieldProps = {
  value: string;
  error: string | undefined;
  /** The colors that the shop uses, the most used first. */
  used: readonly string[];
  onChange: (value: string) => void;
};

/** The colors are typed as a comma list (spec §5). Chips below it show how the shop reads the list. */
export function ColorField({ value, error, used, onChange }: ColorFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [marked, setMarked] = useState(-1);
  const suggestions = isTyping ? suggestedColors(value, used) : [];
  const optionId = (index: number) => `${id}-${index}`;

  const write = (next: string) => {
    setMarked(-1);
    setTyping(true);
    onChange(next);
  };

  const choose = (color: string) => {
    write(withSuggested(value, color));
    input.current?.focus();
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = actionFor(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const actionFor = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): (() => void) | undefined => {
    const isAtEnd = currentTarget.selectionStart === value.length;
    const chosen = suggestions[marked];
    if (key === "ArrowDown" && suggestions.length > 0) return () => setMarked((marked + 1) % suggestions.length);
    if (key === "ArrowUp" && marked >= 0) return () => setMarked(marked - 1);
    if (key === "Escape" && suggestions.length > 0) return () => setTyping(false);
    if (key === "Enter" && chosen !== undefined) return () => choose(chosen);
    if (key === "Enter" && value.trim() !== "" && isAtEnd) return () => write(endedList(value));
    if (key === "Backspace" && isAtEnd && /,\s*$/.test(value)) return () => write(withoutLast(value));
    return undefined;
  };

  return (
    <div className="kit-stack">
      <Field
        ref={input}
        label={formLabel("colors")}
        name="colors"
        value={value}
        error={error}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => setTyping(false)}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggestions.length > 0}
        aria-controls={suggestions.length > 0 ? id : undefined}
        aria-activedescendant={marked >= 0 && marked < suggestions.length ? optionId(marked) : undefined}
      />
      {suggestions.length > 0 && (
        <div id={id} className="kit-row color-field-suggestions" role="listbox" aria-label="Renk önerileri">
          {suggestions.map((color, index) => (
            <button
              key={color}
              id={optionId(index)}
              type="button"
              className="button-chip"
              role="option"
              aria-selected={index === marked}
              tabIndex={-1}
              // The field keeps the focus, so that a phone keeps its keyboard open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(color)}
            >
              <Swatch paint={colorOf(color)} size={18} />
              {color}
            </button>
          ))}
        </div>
      )}
      <ColorChips colors={[...new Set(splitList(value))]} onRemove={(color) => write(withoutColor(value, color))} />
    </div>
  );
}

type ColorChipsProps = { colors: readonly string[]; onRemove: (color: string) => void };

const ColorChips = ({ colors, onRemove }: ColorChipsProps) =>
  colors.length > 0 && (
    <ul className="kit-row" aria-label="Yazılan renkler">
      {colors.map((color) => (
        <li key={color} className="kit-row color-field-chip">
          <Swatch paint={colorOf(color)} size={18} />
          {color}
          <IconButton icon="close" size={16} label={`Rengi çıkar: ${color}`} onClick={() => onRemove(color)} />
        </li>
      ))}
    </ul>
  );
