import { Link } from "react-router";
import { colorOfPicture, colorsWithoutPicture } from "../../../domain/catalog/color-pictures.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { COLOR_GROUP, toldChoice } from "../../../domain/choice/chosen.ts";
import {
  isChoice,
  isValueGone,
  type OptionGroup,
  type Options,
  type OptionValue,
} from "../../../domain/choice/options.ts";
import "../../ui/swatch.css";
import { Swatch } from "../../ui/swatch.tsx";
import { placeOf } from "./buy-step.ts";
import "./color-choice.css";
import type { PageChoice } from "./use-chosen.ts";

type ColorChoiceProps = {
  group: OptionGroup;
  options: Options;
  chosen: PageChoice;
  /** Called with the color of a tapped link. */
  onChoose: (color: string) => void;
};

/** Links, so that a color can be chosen before scripts arrive. */
export const ColorChoice = ({ group, options, chosen, onChoose }: ColorChoiceProps) => (
  <fieldset className="color-choice" id={placeOf(COLOR_GROUP)}>
    <legend>{group.name}</legend>
    {chosen.isLost(group) && <p className="color-choice-lost">Bağlantıdaki renk artık yok.</p>}
    {group.values.map((color) =>
      isChoice(group) ? (
        <Link
          key={color.id}
          className="color-choice-item"
          to={chosen.addressWith(COLOR_GROUP, color.id)}
          aria-current={color.id === toldChoice(chosen).color}
          data-gone={isValueGone(options, COLOR_GROUP, color.id, chosen) || undefined}
          onClick={() => onChoose(color.id)}
          {...chosen.inPlace}
        >
          <ColorWord color={color} />
          {isValueGone(options, COLOR_GROUP, color.id, chosen) && <span className="unseen">tükendi</span>}
        </Link>
      ) : (
        <span key={color.id} className="color-choice-item">
          <ColorWord color={color} />
        </span>
      ),
    )}
  </fieldset>
);

const ColorWord = ({ color: { name, paint } }: { color: OptionValue }) => (
  <>
    {paint !== undefined && <Swatch paint={paint} size={24} />}
    {name}
  </>
);

type ColorNoteProps = { product: ShownProduct; chosen: PageChoice; picture: string };

/** Over a picture that is not of the chosen color. Looking chooses nothing; only a picture that the owner tied to a color offers it. */
export function ColorNote({ product, chosen, picture }: ColorNoteProps) {
  const { color } = toldChoice(chosen);
  const seen = product.colors.length > 1 ? colorOfPicture(product, picture, color) : undefined;
  const isUnseen = color && colorsWithoutPicture(product).includes(color);
  const address = seen && chosen.addressWith(COLOR_GROUP, seen);
  return (
    <>
      {isUnseen && "Bu rengin fotoğrafı yok. "}
      {address && seen !== color && (
        <>
          Görünen: {seen} ·{" "}
          <Link to={address} onClick={() => focusColor(address)} {...chosen.inPlace}>
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
    .getElementById(placeOf(COLOR_GROUP))
    ?.querySelector<HTMLElement>(`[href="${address}"]`)
    ?.focus({ preventScroll: true });
