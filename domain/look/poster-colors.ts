import type { WornLook } from "./look.ts";
import { worn } from "./palette.ts";
import { PAPER_COLORS, type Tint } from "./paper.ts";

/** The colors of a picture for a story or a post, on the paper of the look. */
export type PosterColors = {
  isDark: boolean;
  ground: string;
  /** Behind photos. */
  deep: string;
  ink: string;
  price: string;
  oldPrice: string;
  /** The ground of the empty place for a sticker, of frames and of signs. */
  plate: string;
  plateInk: string;
};

/** Without a tint the ground is the paper's own. */
export function posterColors(look: WornLook, tint: Tint | undefined): PosterColors {
  const { isDark, ink, firmInk, card, tints, ...paper } = PAPER_COLORS[look.paper];
  const { light, deep } = tint ? tints[tint] : { light: paper.tint, deep: paper.tintDeep };
  const { ribbon, ribbonDark } = worn(look);
  return { isDark, ground: light, deep, ink, price: ribbonDark, oldPrice: firmInk, plate: card, plateInk: ribbon };
}
