import { Link } from "react-router";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { hasColorChoice } from "../../../domain/order/cart.ts";
import "./color-choice.css";
import type { ChosenColor } from "./use-chosen-color.ts";

type ColorChoiceProps = {
  colors: readonly PaintedColor[];
  chosen: ChosenColor;
  /** Called with the color of a tapped link. */
  onChoose: (color: string) => void;
};

/** Links, so that a color can be chosen before scripts arrive. */
export const ColorChoice = ({ colors, chosen, onChoose }: ColorChoiceProps) => (
  <fieldset className="color-choice" id={COLORS_ID}>
    <legend>Renk</legend>
    {hasColorChoice(colors)
      ? colors.map((color) => (
          <Link
            key={color.word}
            className="color-choice-item"
            to={chosen.addressOf(color.word)}
            aria-current={color.word === chosen.color}
            onClick={() => onChoose(color.word)}
            {...chosen.inPlace}
          >
            <Swatch color={color} />
          </Link>
        ))
      : colors.map((color) => (
          <span key={color.word} className="color-choice-item">
            <Swatch color={color} />
          </span>
        ))}
  </fieldset>
);

const Swatch = ({ color: { word, paint } }: { color: PaintedColor }) => (
  <>
    {paint !== undefined && (
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill={paint} />
      </svg>
    )}
    {word}
  </>
);

const COLORS_ID = "renkler";

export function askForColor() {
  const colors = document.getElementById(COLORS_ID);
  colors?.scrollIntoView({ block: "center" });
  colors?.querySelector("a")?.focus({ preventScroll: true });
}
