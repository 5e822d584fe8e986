import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { openPicture } from "../pictures/re-encode.ts";
import { type Pixels, roundedBox, sticker } from "./share-shapes.ts";
import { renderText, span } from "./share-text.ts";

/** `background` shows through the transparent parts of the photo. */
export type SharePhoto = { bytes: Uint8Array; background: string };

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
const BUTTER = "#ffd84d";
const INK = "#231815";
const ORDER_GREEN = "#0b7a4b";
const FRAME = 16;
const SHADOW = 26;

/** Drawn by scripts/icons.ts from the shop's logo. */
const bowFile = readFile(new URL("./bow.png", import.meta.url));

export const bow = async (width: number, turn = 0): Promise<Pixels> =>
  pixelsOf(sharp(await pngOf(sharp(await bowFile).resize({ width }))).rotate(turn, { background: TRANSPARENT }));

/** The photo in a white frame with a shadow, slightly rotated. */
export async function photoCard(photo: SharePhoto, size: number, turn: number): Promise<Pixels> {
  const side = size + 2 * FRAME;
  const corners = roundedBox(size, size, 26, "#ffffff");
  const square = await openPicture(photo.bytes)
    .resize({ width: size, height: size, fit: "cover" })
    .flatten({ background: photo.background })
    .ensureAlpha()
    .toBuffer();
  const cut = await pngOf(sharp(square).composite([{ ...layer(corners), blend: "dest-in" }]));
  const frame = await withShadow(roundedBox(side, side, 38, "#ffffff"));
  const card = await pngOf(sharp(frame).composite([{ input: cut, left: SHADOW + FRAME, top: SHADOW + FRAME }]));
  return pixelsOf(sharp(card).rotate(turn, { background: TRANSPARENT }));
}

export async function stickerOf(percent: number): Promise<Pixels> {
  const text = await renderText(span(`%${percent}`, INK), { size: 62 });
  const words = await renderText(span("indirim", INK), { size: 26 });
  const round = sticker(88, BUTTER);
  const left = ({ width }: Pixels) => Math.round(round.width / 2 - width / 2);
  const drawn = await pngOf(
    drawnOn(round, [
      { ...layer(text), left: left(text), top: 54 },
      { ...layer(words), left: left(words), top: 110 },
    ]),
  );
  return pixelsOf(sharp(drawn).rotate(-10, { background: TRANSPARENT }));
}

export async function whatsappPill(): Promise<Pixels> {
  const words = await renderText(span("WhatsApp'tan sipariş", "#ffffff"), { size: 30 });
  const width = words.width + 56;
  const height = 60;
  const box = roundedBox(width, height, height / 2, ORDER_GREEN);
  return pixelsOf(drawnOn(box, [{ ...layer(words), left: 28, top: Math.round((height - words.height) / 2) + 1 }]));
}

/** Adds a margin on every side and a soft shadow below. */
async function withShadow(card: Pixels): Promise<Buffer> {
  const margin = { top: SHADOW, bottom: SHADOW, left: SHADOW, right: SHADOW, background: TRANSPARENT };
  const shade = { ...card, data: Buffer.from(card.data.map((value, at) => (at % 4 === 3 ? value * 0.2 : 30))) };
  const under = await pngOf(sharp(await pngOf(drawnOn(shade, []).extend(margin))).blur(11));
  return pngOf(
    sharp(await pngOf(drawnOn(card, []).extend(margin))).composite([
      { input: under, left: 0, top: 8, blend: "dest-over" },
    ]),
  );
}

const drawnOn = ({ data, ...raw }: Pixels, layers: Parameters<Sharp["composite"]>[0]): Sharp =>
  sharp(data, { raw }).composite(layers);

const layer = ({ data, ...raw }: Pixels) => ({ input: data, raw });

const pngOf = (drawing: Sharp): Promise<Buffer> => drawing.png({ compressionLevel: 0 }).toBuffer();

async function pixelsOf(drawing: Sharp): Promise<Pixels> {
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}
