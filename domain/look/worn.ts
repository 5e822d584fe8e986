import { type Face, FIRST_LOOK, type WornLook } from "./look.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { PAPER_COLORS } from "./paper.ts";

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

/** The families of app/fonts. Some licences reserve the names by which people know the faces. */
export const FACE_NAMES: Record<Face, string> = {
  bricolage: "Bricolage Grotesque",
  manrope: "Shop Clean",
  quicksand: "Shop Round",
  baloo: "Shop Plump",
  lora: "Shop Serif",
  gloock: "Shop Elegant",
};
