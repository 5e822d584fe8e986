import sharp from "sharp";
import type { TintColors } from "../../domain/catalog/tint.ts";
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from "../../domain/web/share-picture.ts";
import { openPicture } from "../pictures/re-encode.ts";
import { type Drawn, drawFitting, drawText, imageOf, span } from "./share-text.ts";

/** `background` shows through the transparent parts of the photo. */
export type SharePhoto = { bytes: Uint8Array; background: string };

export type ShareCard = {
  shopName: string;
  title: string;
  tint: TintColors;
  /** None, one, or up to three in a fan. */
  photos: readonly SharePhoto[];
  price?: string;
  oldPrice?: string | undefined;
  discount?: number | undefined;
};

// For the whole process, after re-encode.ts has blocked it. Only our own drawing is SVG: openPicture refuses any other by its first bytes.
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

const INK = "#231815";
const SOFT_INK = "#5f524c";
const RIBBON = "#c8193f";
const BUTTER = "#ffd84d";
const ORDER_GREEN = "#0b7a4b";

const LEFT = 68;
const TOP = 58;
const BOTTOM = SHARE_HEIGHT - 58;
const GAP = 44;
const SMALL_BOW = { width: 56, height: 46 };
const PILL_HEIGHT = 60;

/** The bow of public/favicon.svg and the shadow under photos. */
const DEFINITIONS = `<defs>
  <symbol id="bow" viewBox="0 2 34 28">
    <path fill="#A51233" d="M15 12 8.5 27.2c-.4.8.4 1.6 1.2 1.3l3-1.2 1.6 2.1c.4.6 1.4.5 1.6-.2L19 14ZM19 12 25.5 27.2c.4.8-.4 1.6-1.2 1.3l-3-1.2-1.6 2.1c-.4.6-1.4.5-1.6-.2L15 14Z"/>
    <path fill="#C8193F" d="M14.5 10.3C11.5 5.6 6 2 2.6 2.9.5 3.5.3 6.2.6 9.6c.3 3.7.6 6.8 3 7.5 3.4 1 8.7-1.7 11.2-4.3Zm5 0c3-4.7 8.5-8.3 11.9-7.4 2.1.6 2.3 3.3 2 6.7-.3 3.7-.6 6.8-3 7.5-3.4 1-8.7-1.7-11.2-4.3Z"/>
    <rect x="13" y="7.5" width="8" height="9" rx="3.5" fill="#E23A5E"/>
  </symbol>
  <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter>
</defs>`;

export async function drawShare(card: ShareCard): Promise<Uint8Array> {
  const parts = [
    DEFINITIONS,
    `<rect width="100%" height="100%" fill="${card.tint.light}"/>`,
    await drawPictures(card),
    await drawWords(card),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${parts.join("")}</svg>`;
  return smallEnough(await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer());
}

async function drawWords(card: ShareCard): Promise<string> {
  const name = await drawFitting(card.shopName, { sizes: [44, 36, 30], width: 480, lines: 1, color: INK });
  const pill = await drawText(span("WhatsApp'tan sipariş", "#ffffff"), { size: 30 });
  const title = await titleOf(card);
  const price = card.price && (await priceOf(card.price, card));

  const from = TOP + SMALL_BOW.height;
  const to = BOTTOM - PILL_HEIGHT;
  const height = title.height + (price ? GAP + price.height : 0);
  const top = from + (to - from - height) / 2;
  return [
    bow(SMALL_BOW.width, LEFT + SMALL_BOW.width / 2, TOP + SMALL_BOW.height / 2),
    imageOf(name, LEFT + SMALL_BOW.width + 14, TOP + (SMALL_BOW.height - name.height) / 2),
    imageOf(title, LEFT, top),
    price ? imageOf(price, LEFT, top + title.height + GAP) : "",
    `<rect x="${LEFT}" y="${to}" width="${pill.width + 56}" height="${PILL_HEIGHT}" rx="${PILL_HEIGHT / 2}" fill="${ORDER_GREEN}"/>`,
    imageOf(pill, LEFT + 28, to + (PILL_HEIGHT - pill.height) / 2 + 1),
  ].join("");
}

/** The width that the photos leave for the words. */
const widthOf = ({ photos }: ShareCard): number => (photos.length === 0 ? 760 : 540);

const titleOf = (card: ShareCard) =>
  drawFitting(card.title, {
    sizes: card.photos.length === 0 || !card.price ? [96, 84, 72, 60] : [68, 60, 52],
    width: widthOf(card),
    lines: 3,
    color: INK,
  });

async function priceOf(price: string, card: ShareCard): Promise<Drawn> {
  const oldPrice = card.oldPrice ? `  ${span(card.oldPrice, SOFT_INK, 'size="55%" strikethrough="true"')}` : "";
  const drawn = await drawText(span(price, RIBBON) + oldPrice, { size: 72 });
  const maxWidth = widthOf(card);
  if (drawn.width <= maxWidth) return drawn;
  return drawText(span(price, RIBBON) + oldPrice, { size: Math.floor((72 * maxWidth) / drawn.width) });
}

/** The centre of the photos. */
const PHOTO = { x: 912, y: 330 };

const FAN = [
  { turn: -10, x: -142, y: 64 },
  { turn: 10, x: 108, y: 72 },
  { turn: 2, x: -18, y: -24 },
];

async function drawPictures({ photos, tint, discount }: ShareCard): Promise<string> {
  const [first, ...others] = photos;
  if (!first) return disc(tint.deep, 1040, 420) + bow(420, 1000, 330, -12);
  const backdrop = disc(tint.deep, PHOTO.x + 40, PHOTO.y + 10);
  if (others.length === 0) {
    const photo = await framed(first, 440, `translate(${PHOTO.x} ${PHOTO.y}) rotate(3)`);
    return backdrop + photo + bow(168, PHOTO.x + 12, PHOTO.y - 236, 3) + (discount ? await sticker(discount) : "");
  }
  const cards = FAN.slice(-photos.length).map(({ turn, x, y }, at) =>
    framed(photos[at] ?? first, 270, `translate(${PHOTO.x + x} ${PHOTO.y + y}) rotate(${turn})`),
  );
  return backdrop + (await Promise.all(cards)).join("") + bow(140, PHOTO.x - 12, PHOTO.y - 196, 2);
}

const disc = (color: string, x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="340" fill="${color}"/>`;

function bow(width: number, x: number, y: number, turn = 0): string {
  const height = (width * 28) / 34;
  const place = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  return `<use href="#bow" ${place} transform="translate(${x} ${y}) rotate(${turn})"/>`;
}

const FRAME = 16;

/** The photo in a white frame with a shadow. */
async function framed({ bytes, background }: SharePhoto, size: number, transform: string): Promise<string> {
  const square = openPicture(bytes).resize({ width: size, height: size, fit: "cover" }).flatten({ background });
  const photo = { png: await square.png({ compressionLevel: 1 }).toBuffer(), width: size, height: size };
  const box = (side: number, radius: number, more: string) =>
    `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${radius}" ${more}/>`;
  const side = size + 2 * FRAME;
  return `<g transform="${transform}">
    ${box(side, 38, 'fill="#1e1e1e" fill-opacity="0.2" filter="url(#shadow)" transform="translate(0 8)"')}
    ${box(side, 38, 'fill="#ffffff"')}
    <clipPath id="corners-${size}">${box(size, 26, "")}</clipPath>
    <g clip-path="url(#corners-${size})">${imageOf(photo, -size / 2, -size / 2)}</g>
  </g>`;
}

/** With a wavy rim. */
async function sticker(percent: number): Promise<string> {
  const text = await drawText(span(`%${percent}`, INK), { size: 62 });
  const words = await drawText(span("indirim", INK), { size: 26 });
  const rim = Array.from({ length: 180 }, (_, at) => {
    const angle = (at / 90) * Math.PI;
    const radius = 88 * (0.95 + 0.04 * Math.cos(angle * 16));
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<g transform="translate(${PHOTO.x - 222} ${PHOTO.y + 176}) rotate(-10)">
    <polygon points="${rim.join(" ")}" fill="${BUTTER}"/>
    ${imageOf(text, -text.width / 2, -34)}${imageOf(words, -words.width / 2, 22)}
  </g>`;
}

const QUALITIES = [86, 74, 60, 40];

async function smallEnough(drawn: Buffer): Promise<Uint8Array> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(drawn).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.byteLength < SHARE_MAX_BYTES) break;
  }
  return jpeg;
}
