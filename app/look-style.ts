import { hasWhiteGround, isLongName, logoGround } from "../domain/look/header-logo.ts";
import {
  FACE_NAMES,
  type Face,
  FIRST_LOOK,
  isFirstLook,
  type LogoChoice,
  type Look,
  nightOf,
  type Shape,
} from "../domain/look/look.ts";
import { worn } from "../domain/look/palette.ts";
import { PAPER_COLORS, TINT_NAMES } from "../domain/look/paper.ts";

/** A look as one style, for the page's head after its other styles. The first look needs none, unless the shop's name is long. */
export const lookStyle = (look: Look, name: string): string =>
  (isFirstLook(look) ? "" : standInRule(look.face) + lookRules(look)) +
  (isLongName(name, look.logo) ? `.header-row .logo{font-size:${LONG_NAME_SIZE}}` : "");

/** The system's face in the measurements of this one. The file app/fonts/font-faces.css has the rule of the first face. */
export function standInRule(face: Face): string {
  if (face === FIRST_LOOK.face) return "";
  const { size, ascent, descent } = ARIAL_AS[face];
  return `@font-face{font-family:"${fallbackName(face)}";src:${ARIAL};font-weight:400 800;size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

const ARIAL = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold", "Roboto-Bold"]
  .map((name) => `local("${name}")`)
  .join(",");

/** The measurements of a face for the system's, so that nothing moves when the web font arrives. */
const ARIAL_AS: Record<Exclude<Face, "bricolage">, { size: number; ascent: number; descent: number }> = {
  manrope: { size: 101.2, ascent: 105.4, descent: 29.7 },
  quicksand: { size: 102, ascent: 98.1, descent: 24.5 },
  baloo: { size: 94.4, ascent: 114.2, descent: 55.5 },
  lora: { size: 102.5, ascent: 98.1, descent: 26.7 },
  gloock: { size: 99.4, ascent: 98.1, descent: 22.6 },
};

/** What a look changes of app/app.css, and on a dark phone of itself. The media query keeps the page the same for all, so it is cached. */
export function lookRules(look: Look): string {
  const night = nightOf(look);
  const rules = paperRules(look, { ...RADII[look.shape], fontDisplay: familiesOf(look.face) });
  return night ? `${rules}@media(prefers-color-scheme:dark){${LOGO_ALONE}${paperRules(night)}}` : rules;
}

/** Undoes what a logo needs on light paper. */
const LOGO_ALONE = ".logo img{mix-blend-mode:normal;padding:0;background:none}";

/** The colors of a look, other properties, and what her logo needs on its paper. */
function paperRules(look: Look, others: Record<string, string> = {}): string {
  const { isDark, tints, ...colors } = PAPER_COLORS[look.paper];
  const stand = logoStand(look.logo, isDark);
  return [
    `:root{color-scheme:${isDark ? "dark" : "light"};${declarations({ ...colors, ...worn(look), ...others })}}`,
    stand && `.logo img{${stand}}`,
    isDark ? DARK_RULES : "",
    ...TINT_NAMES.map((name) => `[data-tint="${name}"]{--tint:${tints[name].light};--tint-deep:${tints[name].deep}}`),
  ].join("");
}

/** So that twenty letters beside the bow do not make a phone's header higher. */
export const LONG_NAME_SIZE = "min(1.5rem,4.6vw)";

/** Declarations for the picture of a logo, so that it is seen on this paper. */
export function logoStand(logo: LogoChoice, isDark: boolean): string {
  if (typeof logo === "string") return "";
  if (!isDark && hasWhiteGround(logo)) return "mix-blend-mode:multiply";
  const ground = logoGround(logo, isDark);
  return ground ? `padding:4px 8px;border-radius:8px;background-color:${ground}` : "";
}

/**
 * Photos are light, and so are the letters of dark paper: the highlighter gets another ground, and a slide's photo an edge, since
 * fading into the dark it looks like fog. On a phone it lies framed in its slide.
 */
const DARK_RULES =
  ".hero-slider-picture{mask-image:none;overflow:hidden;border-radius:var(--radius)}" +
  "@media(max-width:37.49em){.hero-slider-picture{margin:0}}" +
  "mark{background:linear-gradient(transparent 58%,#765d1a 58%)}";

const declarations = (properties: Record<string, string>): string =>
  Object.entries(properties)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(";");

/** Each with the system's face in its measurements, until it arrives. */
const familiesOf = (face: Face): string => `"${FACE_NAMES[face]}", "${fallbackName(face)}", system-ui, sans-serif`;

export const fallbackName = (face: Face): string => `${FACE_NAMES[face].replace(" Grotesque", "")} Fallback`;

const RADII: Record<Shape, Record<"pill" | "radiusLarge" | "radius" | "radiusSmall", string>> = {
  round: { pill: "24px", radiusLarge: "28px", radius: "20px", radiusSmall: "12px" },
  soft: { pill: "12px", radiusLarge: "16px", radius: "12px", radiusSmall: "8px" },
  square: { pill: "2px", radiusLarge: "2px", radius: "2px", radiusSmall: "1px" },
};
