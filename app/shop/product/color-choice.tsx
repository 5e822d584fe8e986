import { Link } from "react-router";
import { colorOfPicture, colorsWithoutPicture } from "../../../domain/catalog/color-pictures.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { colorMark, hasColorChoice, marksOf } from "../../../domain/choice/chosen.ts";
import { isMarkGone, type Options } from "../../../domain/choice/options.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { COLORS_PLACE, endAsking } from "./buy-step.ts";
import type { PageChoice } from "./use-chosen.ts";
import "../../ui/swatch.css";
import "./color-choice.css";

type ColorChoiceProps = {
  colors: readonly PaintedColor[];
  options: Options | undefined;
  chosen: PageChoice;
  /** Called with the color of a tapped link. */
  onChoose: (color: string) => void;
};

/** Links, so that a color can be chosen before scripts arrive. */
export const ColorChoice = ({ colors, options, chosen, onChoose }: ColorChoiceProps) => (
  <fieldset className="color-choice" id={COLORS_PLACE}>
    <legend>Renk</legend>
    {chosen.isLost() && <p className="color-choice-lost">Bağlantıdaki renk artık yok.</p>}
    {hasColorChoice(colors)
      ? colors.map((color) => (
          <Link
            key={color.word}
            className="color-choice-item"
            to={chosen.addressOf(color.word)}
            aria-current={color.word === chosen.color}
            data-gone={isGone(color, options, chosen) || undefined}
            onClick={() => {
              onChoose(color.word);
              endAsking();
            }}
            {...chosen.inPlace}
          >
            <ColorWord color={color} />
            {isGone(color, options, chosen) && <span className="unseen">tükendi</span>}
          </Link>
        ))
      : colors.map((color) => (
          <span key={color.word} className="color-choice-item">
            <ColorWord color={color} />
          </span>
        ))}
  </fieldset>
);

const isGone = ({ word }: PaintedColor, options: Options | undefined, { values }: PageChoice): boolean =>
  options !== undefined && isMarkGone(options, colorMark(word), marksOf({ values }));

const ColorWord = ({ color: { word, paint } }: { color: PaintedColor }) => (
  <>
    {paint !== undefined && <Swatch paint={paint} size={24} />}
    {word}
  </>
);

type ColorNoteProps = { product: ShownProduct; chosen: PageChoice; picture: string };

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
  document
    .getElementById(COLORS_PLACE)
    ?.querySelector<HTMLElement>(`[href="${address}"]`)
    ?.focus({ preventScroll: true });
