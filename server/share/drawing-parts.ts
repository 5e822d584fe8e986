import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { drawnBow } from "../../domain/look/drawn-bow.ts";
import { FACE_NAMES, type Face } from "../../domain/look/look.ts";
import type { Palette } from "../../domain/look/palette.ts";
import { decoded, openPicture } from "../pictures/re-encode.ts";

/** Letters or a photo, to be placed in an SVG. */
export type Drawn = { png: Buffer; width: number; height: number };

type TextOptions = {
  size: number;
  face: Face;
  width?: number;
  spacing?: number;
  align?: "left" | "centre";
  mayBreakWords?: boolean;
};

/** The faces as TTF, because Pango reads no WOFF2. */
const FONT_FILES: Record<Face, string> = {
  bricolage: "bricolage-grotesque-bold.ttf",
  manrope: "manrope-bold.ttf",
  quicksand: "quicksand-bold.ttf",
  baloo: "baloo-2-bold.ttf",
  lora: "lora-bold.ttf",
  gloock: "gloock.ttf",
};

/** Draws Pango markup, trimmed to the letters. SVG cannot name the file of a font, and a server may have no font installed. */
export async function drawText(markup: string, { size, face, mayBreakWords, ...box }: TextOptions): Promise<Drawn> {
  const font = `${FACE_NAMES[face]} Bold ${size}`;
  const fontfile = fileURLToPath(new URL(`../../app/fonts/${FONT_FILES[face]}`, import.meta.url));
  const wrap = mayBreakWords ? "word-char" : "word";
  const { data, info } = await sharp({
    text: { text: markup, font, fontfile, rgba: true, dpi: 72, wrap, ...box },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The image in an SVG, on whole pixels so that its letters stay sharp. */
export const imageOf = ({ png, width, height }: Drawn, x: number, y: number): string =>
  `<image x="${Math.round(x)}" y="${Math.round(y)}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;

export const span = (text: string, color: string, attributes = ""): string =>
  `<span foreground="${color}" ${attributes}>${escapeMarkup(text)}</span>`;

type Fitting = { face: Face; sizes: readonly number[]; width: number; lines: number; color: string };

/** Uses the largest size that fits. A text that fits in no size is shortened in the smallest. */
export async function drawFitting(text: string, { face, sizes, width, lines, color }: Fitting): Promise<Drawn> {
  const letters = drawable(text);
  for (const size of sizes) {
    const drawn = await drawText(span(letters, color), { size, face, width, spacing: spacingOf(size) });
    if (drawn.width <= width && linesOf(drawn, size) <= lines) return drawn;
  }
  const size = sizes.at(-1) ?? 48;
  const shortest = await drawText("…", { size, face });
  return longestThatFits(letters, shortest, async (shown) => {
    const options = { size, face, width, spacing: spacingOf(size), mayBreakWords: true };
    const drawn = await drawText(span(shown, color), options);
    return linesOf(drawn, size) <= lines ? drawn : undefined;
  });
}

type Box = { face: Face; sizes: readonly number[]; width: number; height: number; color: string };

/** Uses the largest size that fits the box, centred. A text that fits in no size is drawn in the smallest: no word is cut. */
export async function drawWhole(text: string, { face, sizes, width, height, color }: Box): Promise<Drawn> {
  const markup = span(drawable(text), color);
  const draw = (size: number) => drawText(markup, { size, face, width, align: "centre", spacing: tightOf(face, size) });
  let [fits, tooLarge] = [sizes.length - 1, -1];
  let best = await draw(sizes[fits] ?? 12);
  while (fits - tooLarge > 1) {
    const middle = (fits + tooLarge) >> 1;
    const drawn = await draw(sizes[middle] ?? 12);
    if (drawn.width <= width && drawn.height <= height) {
      fits = middle;
      best = drawn;
    } else tooLarge = middle;
  }
  return best;
}

async function longestThatFits(
  text: string,
  shortest: Drawn,
  attempt: (shown: string) => Promise<Drawn | undefined>,
): Promise<Drawn> {
  const whole = await attempt(text);
  if (whole) return whole;
  let fitting = 0;
  let tooLong = text.length;
  let best = shortest;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    const drawn = await attempt(`${text.slice(0, middle).toWellFormed().trimEnd()}…`);
    if (drawn) {
      fitting = middle;
      best = drawn;
    } else tooLong = middle;
  }
  return best;
}

/** Tighter than the font's own spacing, as suits headings. */
const spacingOf = (size: number): number => -Math.round(size * 0.1);

/** Baloo's own lines stand far apart. */
const tightOf = (face: Face, size: number): number => (face === "baloo" ? -Math.round(size * 0.45) : spacingOf(size));

const LINE_HEIGHT = 1.1;

/** The letters of one line are between 0.5 and 1.25 times the font size high. */
const linesOf = ({ height }: Drawn, size: number): number => 1 + Math.round((height / size - 0.9) / LINE_HEIGHT);

/** Removes emoji and control characters, which the font lacks. Without other fonts Pango would draw boxes for them. */
const drawable = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim() || "…";

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\p{Cc}\ufffe\uffff]/gu, "");

export const bowSymbol = (colors: Palette): string =>
  `<symbol id="bow" viewBox="0 2 34 28">${drawnBow(colors)}</symbol>`;

/** The bow, turned about its centre at `x` and `y`. */
export function placedBow(width: number, x: number, y: number, turn = 0): string {
  const height = (width * 28) / 34;
  const place = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  return `<use href="#bow" ${place} transform="translate(${x} ${y}) rotate(${turn})"/>`;
}

/** The whole picture, as large as the box allows. */
export async function contained(bytes: Uint8Array, box: { width: number; height: number }): Promise<Drawn> {
  const { data, info } = await decoded(
    openPicture(bytes)
      .resize({ ...box, fit: "inside" })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { png: data, width: info.width, height: info.height };
}

// Allows SVG in the whole process, after re-encode.ts has blocked it. Only our own drawing is SVG: openPicture refuses any other by its
// first bytes.
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

export const drawnSvg = (size: { width: number; height: number }, parts: readonly string[]): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${parts.join("")}</svg>`,
    ),
  );
