import { BOW_LOOPS } from "./bow-loops.ts";
import type { Palette } from "./palette.ts";

/** The inside of an SVG with the view box `0 2 34 28`: the bow of app/logo.tsx with longer tails. */
export const drawnBow = ({ bow, bowDark, knot }: Pick<Palette, "bow" | "bowDark" | "knot">): string =>
  `<path fill="${bowDark}" d="M15 12 8.5 27.2c-.4.8.4 1.6 1.2 1.3l3-1.2 1.6 2.1c.4.6 1.4.5 1.6-.2L19 14ZM19 12 25.5 27.2c.4.8-.4 1.6-1.2 1.3l-3-1.2-1.6 2.1c-.4.6-1.4.5-1.6-.2L15 14Z"/>` +
  `<path fill="${bow}" d="${BOW_LOOPS}"/>` +
  `<rect x="13" y="7.5" width="8" height="9" rx="3.5" fill="${knot}"/>`;
