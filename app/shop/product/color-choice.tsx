import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import "./color-choice.css";

type ColorChoiceProps = {
  colors: readonly PaintedColor[];
  chosen: string | undefined;
  onChoose: (color: string) => void;
  isDisabled: boolean;
};

export const ColorChoice = ({ colors, chosen, onChoose, isDisabled }: ColorChoiceProps) => (
  <fieldset className="color-choice" disabled={isDisabled}>
    <legend>Renk</legend>
    {colors.map(({ word, paint }) => (
      <label key={word} className="color-choice-item">
        <input type="radio" name="renk" value={word} checked={word === chosen} onChange={() => onChoose(word)} />
        {paint !== undefined && (
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="11" fill={paint} />
          </svg>
        )}
        {word}
      </label>
    ))}
  </fieldset>
);
