import { logoGround } from "../../domain/look/header-logo.ts";
import type { Face } from "../../domain/look/look.ts";
import { NIGHT } from "../../domain/look/palette.ts";
import { decoded, openPicture } from "../pictures/re-encode.ts";
import type { Brand } from "./brand.ts";
import { contained, type Drawn, drawFitting, drawText, imageOf, placedBow, span } from "./drawing-parts.ts";

/** `background` shows through the transparent parts of the photo. */
export type SharePhoto = { bytes: Uint8Array; background: string };

export type PriceTag = {
  price: string | undefined;
  /** The words after a price that is the lowest of several. */
  from: string | undefined;
  oldPrice: string | undefined;
  discount: number | undefined;
};

const BUTTER = "#ffd84d";
const BOW = { width: 56, height: 46 };

/** How far each layer of a shadow reaches beyond its frame. A blur of this size takes ten times as long to draw. */
const SHADOW_LAYERS = [-9, -6, -3, 0, 3, 6, 9, 12, 15];

/** The places of up to three photos, the last one in front, about their middle. */
export const FAN = [
  { turn: -10, x: -142, y: 64 },
  { turn: 10, x: 108, y: 72 },
  { turn: 2, x: -18, y: -24 },
];

type BrandMark = { ink: string; isDark: boolean; sizes: readonly number[]; width: number };

/** The logo, or the shop's name with or without the bow, from the top left corner on. */
export async function brandMark({ name, logo, face }: Brand, { ink, isDark, sizes, width }: BrandMark) {
  if (typeof logo !== "string") {
    const picture = await contained(logo.bytes, { width: 420, height: 76 });
    const ground = logoGround(logo, isDark);
    const plate = `x="-14" y="-10" width="${picture.width + 28}" height="${picture.height + 20}"`;
    const behind = ground ? `<rect ${plate} rx="14" fill="${ground}"/>` : "";
    return { svg: behind + imageOf(picture, 0, 0), width: picture.width, height: picture.height };
  }
  const written = await drawFitting(name, { face, sizes, width, lines: 1, color: ink });
  const room = logo === "bow" ? BOW.width + 14 : 0;
  const height = Math.max(BOW.height, written.height);
  const words = imageOf(written, room, (height - written.height) / 2);
  const bow = logo === "bow" ? placedBow(BOW.width, BOW.width / 2, height / 2) : "";
  return { svg: bow + words, width: room + written.width, height };
}

type PriceInk = { face: Face; ink: string; oldInk: string; size: number; width: number };

/** The price with the old one; undefined without a price. */
export async function priceOf(card: Partial<PriceTag>, { face, ink, oldInk, size, width }: PriceInk) {
  if (!card.price) return undefined;
  const oldPrice = card.oldPrice ? `  ${span(card.oldPrice, oldInk, 'size="55%" strikethrough="true"')}` : "";
  const from = card.from ? span(card.from, ink, 'size="45%"') : "";
  const words = span(card.price, ink) + from + oldPrice;
  const drawn = await drawText(words, { size, face });
  if (drawn.width <= width) return drawn;
  return drawText(words, { face, size: Math.floor((size * width) / drawn.width) });
}

const FRAME = 16;

type Framing = { size: number; transform: string; radius?: number; frame?: string };

/** A square photo in a frame, about the origin of its transform. */
export async function framed({ bytes, background }: SharePhoto, { size, transform, ...around }: Framing) {
  const { radius = 38, frame = "#ffffff" } = around;
  const square = openPicture(bytes).resize({ width: size, height: size, fit: "cover" }).flatten({ background });
  const png = await decoded(square.png({ compressionLevel: 1 }).toBuffer());
  const photo: Drawn = { png, width: size, height: size };
  const box = (side: number, corner: number, more: string) =>
    `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${corner}" ${more}/>`;
  const side = size + 2 * FRAME;
  return `<g transform="${transform}">
    <g fill="#1e1e1e" fill-opacity="0.026" transform="translate(0 8)">
      ${SHADOW_LAYERS.map((reach) => box(side + 2 * reach, radius + Math.max(0, reach), "")).join("")}
    </g>
    ${box(side, radius, `fill="${frame}"`)}
    <clipPath id="corners-${size}">${box(size, Math.max(0, radius - 12), "")}</clipPath>
    <g clip-path="url(#corners-${size})">${imageOf(photo, -size / 2, -size / 2)}</g>
  </g>`;
}

/** The discount on a round sticker with a wavy rim. */
export async function sticker(percent: number, face: Face, x: number, y: number): Promise<string> {
  const text = await drawText(span(`%${percent}`, NIGHT), { size: 62, face });
  const words = await drawText(span("indirim", NIGHT), { size: 26, face });
  const rim = Array.from({ length: 180 }, (_, at) => {
    const angle = (at / 90) * Math.PI;
    const radius = 88 * (0.95 + 0.04 * Math.cos(angle * 16));
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<g transform="translate(${x} ${y}) rotate(-10)">
    <polygon points="${rim.join(" ")}" fill="${BUTTER}"/>
    ${imageOf(text, -text.width / 2, -34)}${imageOf(words, -words.width / 2, 22)}
  </g>`;
}
