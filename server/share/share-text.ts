import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Pixels } from "./share-shapes.ts";

type TextOptions = { size: number; width?: number; spacing?: number; mayBreakWords?: boolean };

/** The shop's display font as TTF, because Pango reads no WOFF2. */
const FONT_FILE = fileURLToPath(new URL("../../app/fonts/bricolage-grotesque-bold.ttf", import.meta.url));

/** Renders Pango markup on a transparent background, trimmed to the letters. */
export async function renderText(markup: string, { size, mayBreakWords, ...box }: TextOptions): Promise<Pixels> {
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

/** Uses the largest size that fits. A text that fits in no size is shortened in the smallest. */
export async function renderFitting(text: string, { sizes, width, lines, color }: Fitting): Promise<Pixels> {
  const letters = drawable(text);
  for (const size of sizes) {
    const rendered = await renderText(span(letters, color), { size, width, spacing: spacingOf(size) });
    if (rendered.width <= width && linesOf(rendered, size) <= lines) return rendered;
  }
  const size = sizes.at(-1) ?? 48;
  return longestThatFits(letters, async (shown) => {
    const options = { size, width, spacing: spacingOf(size), mayBreakWords: true };
    const rendered = await renderText(span(shown, color), options);
    return linesOf(rendered, size) <= lines ? rendered : undefined;
  });
}

async function longestThatFits(text: string, attempt: (shown: string) => Promise<Pixels | undefined>): Promise<Pixels> {
  const whole = await attempt(text);
  if (whole) return whole;
  let fitting = 0;
  let tooLong = text.length;
  let best: Pixels | undefined;
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    const rendered = await attempt(`${text.slice(0, middle).toWellFormed().trimEnd()}…`);
    if (rendered) {
      fitting = middle;
      best = rendered;
    } else tooLong = middle;
  }
  return best ?? renderText("…", { size: 48 });
}

/** Tighter than the font's own spacing, as suits headings. */
const spacingOf = (size: number): number => -Math.round(size * 0.1);

const LINE_HEIGHT = 1.1;

/** The letters of one line are between 0.5 and 1.25 times the font size high. */
const linesOf = ({ height }: Pixels, size: number): number => 1 + Math.round((height / size - 0.9) / LINE_HEIGHT);

/** Removes emoji and control characters, which the font lacks. Without other fonts Pango would draw boxes for them. */
const drawable = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u200d\ufe0f]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim() || "…";

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[\p{Cc}\ufffe\uffff]/gu, "");
