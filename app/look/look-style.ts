import { isLongName } from "../../domain/look/long-name.ts";
import { type Face, FIRST_LOOK, isFirstLook, type Look } from "../../domain/look/look.ts";
import { FACE_NAMES } from "../../domain/look/worn.ts";
import baloo from "../fonts/baloo-2-bold.woff2?url";
import bricolage from "../fonts/bricolage-grotesque-bold.woff2?url";
import gloock from "../fonts/gloock.woff2?url";
import lora from "../fonts/lora-bold.woff2?url";
import manrope from "../fonts/manrope-bold.woff2?url";
import quicksand from "../fonts/quicksand-bold.woff2?url";
import { fallbackName, LONG_NAME_SIZE, lookRules } from "./look-rules.ts";

/** The files of faces. */
export const FACE_URLS: Record<Face, string> = { bricolage, manrope, quicksand, baloo, lora, gloock };

/** A look as one style, for the page's head after its other styles. The first look needs none, unless the shop's name is long. */
export const lookStyle = (look: Look, name: string): string =>
  (isFirstLook(look) ? "" : faceRules(look.face) + lookRules(look)) +
  (isLongName(name, look.logo) ? `.header-row .logo{font-size:${LONG_NAME_SIZE}}` : "");

/** The file app/fonts/font-faces.css has the rules of the first face. */
export function faceRules(face: Face): string {
  if (face === FIRST_LOOK.face) return "";
  const name = FACE_NAMES[face];
  const { size, ascent, descent } = ARIAL_AS[face];
  return [
    `@font-face{font-family:"${name}";src:url("${FACE_URLS[face]}") format("woff2");font-weight:400 800;font-display:swap}`,
    `@font-face{font-family:"${fallbackName(face)}";src:${ARIAL};font-weight:400 800;size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ].join("");
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
