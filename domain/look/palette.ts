import { FIRST_LOOK, type WornLook } from "./look.ts";
import { contrast, distance, hexOf, oklchOf } from "./oklch.ts";
import { PAPER_COLORS, type PaperColors } from "./paper.ts";

/** The colors that are derived from an owner's color and her paper. */
export type Palette = {
  /** Letters, rings and lines in her color, readable on paper, cards and tints. */
  ribbon: string;
  /** Like `ribbon`, but also readable on the tints of categories and on a pressed button. */
  ribbonDark: string;
  /** A light ground in her color. */
  ribbonTint: string;
  /** Large surfaces and buttons: the color as she chose it, or nearly so. */
  bow: string;
  onBow: string;
  /** The surface under a pointer. */
  bowDark: string;
  /** The knot of the drawn bow. */
  knot: string;
};

/** The least contrast of letters (WCAG 2, AA). */
export const READABLE = 4.5;

const WHITE = "#ffffff";
/** Dark letters, and dark grounds. */
export const NIGHT = "#231815";

/** The step in which a color is made lighter or darker. */
const STEP = 0.005;

/** Replaces black and dark gray on dark paper, where nothing would look chosen. */
const PALE = "#e6e6e6";

export function paletteOf(given: string, paper: PaperColors): Palette {
  const color = paper.isDark && isNearBlack(given) ? PALE : given;
  const { h, c } = oklchOf(color);
  const ribbonTint = hexOf(paper.isDark ? { l: 0.3, c: Math.min(c, 0.06), h } : { l: 0.945, c: Math.min(c, 0.032), h });
  const near = [paper.paper, paper.card, paper.tint, ribbonTint];
  const far = [...near, paper.tintDeep, ...Object.values(paper.tints).flatMap(({ light, deep }) => [light, deep])];
  const ribbon = readableOn(near, color, paper);
  const bow = surfaceOf(color, paper);
  const onBow = lettersOn(bow) ?? WHITE;
  return {
    ribbon,
    ribbonDark: readableOn(far, moved(ribbon, paper.isDark ? 0.05 : -0.07), paper),
    ribbonTint,
    bow,
    onBow,
    bowDark: moved(bow, onBow === WHITE ? -0.06 : 0.04),
    knot: moved(bow, 0.07),
  };
}

function isNearBlack(color: string): boolean {
  const { l, c } = oklchOf(color);
  return l < 0.4 && c < 0.04;
}

/** The same hue, darker until it can be read on all grounds; on dark paper lighter. */
function readableOn(grounds: readonly string[], color: string, { isDark }: PaperColors): string {
  return movedUntil(
    (shade) => grounds.every((ground) => contrast(shade, ground) >= READABLE),
    color,
    isDark ? STEP : -STEP,
  );
}

/** The color, moved until it differs from the paper, and then until letters can be read on it. */
function surfaceOf(color: string, { isDark }: PaperColors): string {
  const { l, ...hue } = oklchOf(color);
  const seen = isDark ? Math.max(l, 0.4) : Math.min(l, 0.91);
  return movedUntil(
    (surface) => lettersOn(surface) !== undefined,
    seen === l ? color : hexOf({ ...hue, l: seen }),
    -STEP,
  );
}

/** White where it can be read, ink otherwise. Neither can be read on a few middle shades. */
const lettersOn = (surface: string): string | undefined =>
  [WHITE, NIGHT].find((letters) => contrast(letters, surface) >= READABLE);

/** The first shade that is right. Black or white if there is none. */
function movedUntil(isRight: (color: string) => boolean, color: string, step: number): string {
  const { l } = oklchOf(color);
  for (let by = 0; l + by >= 0 && l + by <= 1; by += step) {
    const shade = by === 0 ? color : moved(color, by);
    if (isRight(shade)) return shade;
  }
  return step < 0 ? "#000000" : WHITE;
}

function moved(color: string, by: number): string {
  const { l, ...hue } = oklchOf(color);
  return hexOf({ ...hue, l: Math.min(1, Math.max(0, l + by)) });
}

/** The palette of a look. That of the first look was mixed by hand. */
export const worn = ({ color, paper }: Pick<WornLook, "color" | "paper">): Palette =>
  color === FIRST_LOOK.color && paper === FIRST_LOOK.paper ? FIRST_PALETTE : paletteOf(color, PAPER_COLORS[paper]);

const FIRST_PALETTE: Palette = {
  ribbon: "#c8193f",
  ribbonDark: "#a51233",
  ribbonTint: "#ffe3ea",
  bow: "#c8193f",
  onBow: "#ffffff",
  bowDark: "#a51233",
  knot: "#e23a5e",
};

const ORDER_GREEN = "#0b7a4b";
const ERROR_RED = "#a51233";
const TOO_NEAR = 0.07;

/** The meaning that a visitor might see in this color. */
export function takenFor(color: string): "order" | "error" | undefined {
  if (distance(color, ORDER_GREEN) < TOO_NEAR) return "order";
  return distance(color, ERROR_RED) < TOO_NEAR ? "error" : undefined;
}
