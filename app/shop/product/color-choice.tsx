import { Link } from "react-router";
import { colorOfPicture, colorsWithoutPicture } from "../../../domain/catalog/color-pictures.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { hasColorChoice } from "../../../domain/order/cart.ts";
import { toast } from "../../toast.tsx";
import "../../ui/swatch.css";
import { Swatch } from "../../ui/swatch.tsx";
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
            <ColorWord color={color} />
          </Link>
        ))
      : colors.map((color) => (
          <span key={color.word} className="color-choice-item">
            <ColorWord color={color} />
          </span>
        ))}
  </fieldset>
);

const ColorWord = ({ color: { word, paint } }: { color: PaintedColor }) => (
  <>
    {paint !== undefined && <Swatch paint={paint} size={24} />}
    {word}
  </>
);

const COLORS_ID = "renkler";

/** The frame stays until a color is chosen: where the colors are in sight already, nothing else would answer the tap. */
export function askForColor() {
  const colors = document.getElementById(COLORS_ID);
  colors?.toggleAttribute("data-asked", true);
  colors?.scrollIntoView({ block: "center" });
  colors?.querySelector("a")?.focus({ preventScroll: true });
  toast.error("Önce rengini seç");
}

type ColorNoteProps = { product: Product; chosen: ChosenColor; picture: string };

/** Over a picture that is not of the chosen color. Looking chooses nothing; only a picture that the owner tied to a color offers it. */
export function ColorNote({ product, chosen, picture }: ColorNoteProps) {
  const { color, addressOf, inPlace } = chosen;
  const seen = hasColorChoice(product.colors) ? colorOfPicture(product, picture, color) : undefined;
  const isUnseen = color && colorsWithoutPicture(product).includes(color);
  return (
    <>
      {isUnseen && "Bu rengin fotoğrafı yok. "}
      {seen && seen !== color && (
        <>
          Görünen: {seen} ·{" "}
          <Link to={addressOf(seen)} onClick={() => focusColor(addressOf(seen))} {...inPlace}>
            bunu seç
          </Link>
        </>
      )}
    </>
  );
}

/** The tapped words are gone once their color is chosen. */
const focusColor = (address: string) =>
  document.getElementById(COLORS_ID)?.querySelector<HTMLElement>(`[href="${address}"]`)?.focus({ preventScroll: true });
