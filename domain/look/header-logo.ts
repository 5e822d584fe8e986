import type { LogoChoice, PictureLogo } from "./look.ts";
import { contrast } from "./oklch.ts";
import { NIGHT } from "./palette.ts";

const WHITE = "#ffffff";

/** The parts of a logo that decide whether it can be seen on a paper. */
type Standing = Pick<PictureLogo, "tone" | "ground">;

/** The background of a logo: its own, or a contrasting one if it could not be seen on this paper. Undefined if it needs none. */
export function logoGround({ tone, ground }: Standing, isDark: boolean): string | undefined {
  if (ground) return ground;
  if (tone === "light") return isDark ? undefined : NIGHT;
  return tone === "dark" && isDark ? WHITE : undefined;
}

/** On light paper a white ground can take the paper's color, so that no box is seen. */
export const hasWhiteGround = ({ ground }: Standing): boolean =>
  ground !== undefined && contrast(ground, WHITE) < NEARLY_SAME;

const NEARLY_SAME = 1.1;

/** A logo is lost on a paper if more than this share of its pixels is hard to see. Light paper has a larger limit, because drawings often contain white. */
const LOST = { light: 0.4, dark: 0.25 };
const UNSEEN = { light: 1.6, dark: 2 };
const DARK_PAPER = "#191412";

/** The paper on which a logo of these colors would be lost. */
export function toneOf(colors: readonly string[]): PictureLogo["tone"] {
  const share = (paper: string, unseen: number) =>
    colors.filter((color) => contrast(color, paper) < unseen).length / Math.max(1, colors.length);
  const [light, dark] = [share(WHITE, UNSEEN.light), share(DARK_PAPER, UNSEEN.dark)];
  if (light > LOST.light && light > dark) return "light";
  return dark > LOST.dark ? "dark" : "any";
}

/** The letters that fit into a phone's header at full size, beside the bow and alone. */
const ROOM = { bow: 8, name: 10 };

/** A long name is written smaller in the header of a phone. */
export const isLongName = (name: string, logo: LogoChoice): boolean =>
  typeof logo === "string" && name.length > ROOM[logo];
