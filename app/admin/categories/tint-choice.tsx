import { TINT_NAMES } from "../../../domain/catalog/tint.ts";
import { TINT_WORDS } from "./tint-words.ts";
import "./tint-choice.css";

type TintChoiceProps = { value: unknown; onChange: (tint: string) => void };

/** The house's colors, each with its name. */
export const TintChoice = ({ value, onChange }: TintChoiceProps) => (
  <fieldset className="kit-group">
    <legend>Rengi</legend>
    <div className="kit-row">
      {TINT_NAMES.map((tint) => (
        <label key={tint} className="tint-choice-tint" data-tint={tint}>
          <input type="radio" name="tint" value={tint} checked={value === tint} onChange={() => onChange(tint)} />
          {TINT_WORDS[tint]}
        </label>
      ))}
    </div>
  </fieldset>
);
