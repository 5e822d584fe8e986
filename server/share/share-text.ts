import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Pixels } from "./share-shapes.ts";

export type Lettering = { size: number; width?: number; spacing?: number; mayBreakWords?: boolean };

/** The shop's display face once more: what writes here reads no WOFF2. */
const FONT_FILE = fileURLToPath(new URL("../../app/fonts/bricolage-grotesque-bold.ttf", import.meta.url));

/** Pango's markup in, letters on nothing out, cut to their ink. */
export async function write(markup: string, { size, mayBreakWords, ...box }: Lettering): Promise<Pixels> {
  const font = `Bricolage Grotesque Bold ${size}`;
  const wrap = mayBreakWords ? "word-char" : "word";
  const { data, info } = await sharp({
    text: { text: markup, font, fontfile: FONT_FILE, rgba: true, dpi: 72, wrap, ...box },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

export const span = (text: string, color: string, attributes = ""): string =>
  `<span foreground="${color}" ${attributes}>${escapeMarkup(text)}</span>`;

type Fitting = { sizes: readonly number[]; width: number; lines: number; color: string };

/** In the largest size in which it fits; if it fits in none, shortened in the smallest. */
export async function writeFitting(text: string, { sizes, width, lines, color }: Fitting): Promise<Pixels> {
  const letters = drawable(text);
  for (const size of sizes) {
    const written = await write(span(letters, color), { size, width, spacing: spacingOf(size) });
    if (written.width <= width && linesOf(written, size) <= lines) return written;
  }
  const size = sizes.at(-1) ?? 48;
  return longestThatFits(letters, async (shown) => {
    const lettering = { size, width, spacing: spacingOf(size), mayBreakWords: true };
    const written = await write(span(shown, color), lettering);
    return linesOf(written, size) <= lines ? written : undefined;
  });
}

async function longestThatFits(text: string, attempt: (shown: string) => Promise<Pixels | undefined>): Promise<Pixels> {
  const whole = await attempt(text);
  if (whole) return whole;
  let [fits, isTooLong] = [0, text.length];
  let best: Pixels | undefined;
  while (isTooLong - fits > 1) {
    const middle = (fits + isTooLong) >> 1;
    const written = await attempt(`${text.slice(0, middle).toWellFormed().trimEnd()}…`);
    if (written) [fits, best] = [middle, written];
    else isTooLong = middle;
  }
  return best ?? write("…", { size: 48 });
}

/** Closer than the face asks for: these are headings. */
const spacingOf = (size: number): number => -Math.round(size * 0.1);

const LINE = 1.1;

/** The ink of a single line is between a half and one and a quarter of its size high. */
const linesOf = ({ height }: Pixels, size: number): number => 1 + Math.round((height / size - 0.9) / LINE);

/** A machine without fonts of its own would draw a box for what our face lacks. */
const drawable = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim() || "…";

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\p{Cc}\ufffe\uffff]/gu, "");
