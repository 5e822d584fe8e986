import sharp from "sharp";
import { logoGround } from "../../domain/look/header-logo.ts";
import { NIGHT } from "../../domain/look/palette.ts";
import type { TintColors } from "../../domain/look/paper.ts";
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from "../../domain/web/share-picture.ts";
import { decoded, openPicture } from "../pictures/re-encode.ts";
import type { Brand } from "./brand.ts";
import {
  bowSymbol,
  contained,
  type Drawn,
  drawFitting,
  drawnSvg,
  drawText,
  imageOf,
  placedBow,
  span,
} from "./drawing-parts.ts";

/** `background` shows through the transparent parts of the photo. */
export type SharePhoto = { bytes: Uint8Array; background: string };

export type ShareCard = {
  brand: Brand;
  title: string;
  tint: TintColors;
  /** None, one, or up to three in a fan. */
  photos: readonly SharePhoto[];
  price?: string;
  /** The words after a price that is the lowest of several. */
  from?: string | undefined;
  oldPrice?: string | undefined;
  discount?: number | undefined;
};

const SOFT_INK = "#5f524c";
const BUTTER = "#ffd84d";
const ORDER_GREEN = "#0b7a4b";

const LEFT = 68;
const TOP = 58;
const BOTTOM = SHARE_HEIGHT - 58;
const GAP = 44;
const SMALL_BOW = { width: 56, height: 46 };
const PILL_HEIGHT = 60;

/** The bow, and the shadow under photos. */
const definitions = ({ brand }: ShareCard) => `<defs>${bowSymbol(brand.colors)}
  <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter>
</defs>`;

export async function drawShare(card: ShareCard): Promise<Uint8Array> {
  const parts = [
    definitions(card),
    `<rect width="100%" height="100%" fill="${card.tint.light}"/>`,
    await drawPictures(card),
    await drawWords(card),
  ];
  const drawn = drawnSvg({ width: SHARE_WIDTH, height: SHARE_HEIGHT }, parts);
  return smallEnough(await drawn.png({ compressionLevel: 0 }).toBuffer());
}

async function drawWords(card: ShareCard): Promise<string> {
  const { face } = card.brand;
  const pill = await drawText(span("WhatsApp'tan sipariş", "#ffffff"), { size: 30, face });
  const title = await titleOf(card);
  const price = card.price && (await priceOf(card.price, card));

  const from = TOP + SMALL_BOW.height;
  const to = BOTTOM - PILL_HEIGHT;
  const height = title.height + (price ? GAP + price.height : 0);
  const top = from + (to - from - height) / 2;
  return [
    await drawBrand(card.brand),
    imageOf(title, LEFT, top),
    price ? imageOf(price, LEFT, top + title.height + GAP) : "",
    `<rect x="${LEFT}" y="${to}" width="${pill.width + 56}" height="${PILL_HEIGHT}" rx="${PILL_HEIGHT / 2}" fill="${ORDER_GREEN}"/>`,
    imageOf(pill, LEFT + 28, to + (PILL_HEIGHT - pill.height) / 2 + 1),
  ].join("");
}

/** The logo, or the shop's name with or without the bow. */
async function drawBrand({ name, logo, face }: Brand): Promise<string> {
  const middle = TOP + SMALL_BOW.height / 2;
  if (typeof logo !== "string") {
    const picture = await contained(logo.bytes, { width: 420, height: 76 });
    const image = imageOf(picture, LEFT, middle - picture.height / 2);
    const ground = logoGround(logo, false);
    if (!ground) return image;
    const plate = `x="${LEFT - 14}" y="${middle - picture.height / 2 - 10}" width="${picture.width + 28}" height="${picture.height + 20}"`;
    return `<rect ${plate} rx="14" fill="${ground}"/>${image}`;
  }
  const written = await drawFitting(name, { face, sizes: [44, 36, 30], width: 480, lines: 1, color: NIGHT });
  const room = logo === "bow" ? SMALL_BOW.width + 14 : 0;
  const words = imageOf(written, LEFT + room, middle - written.height / 2);
  return logo === "bow" ? placedBow(SMALL_BOW.width, LEFT + SMALL_BOW.width / 2, middle) + words : words;
}

/** The width that the photos leave for the words. */
const widthOf = ({ photos }: ShareCard): number => (photos.length === 0 ? 760 : 540);

const titleOf = (card: ShareCard) =>
  drawFitting(card.title, {
    face: card.brand.face,
    sizes: card.photos.length === 0 || !card.price ? [96, 84, 72, 60] : [68, 60, 52],
    width: widthOf(card),
    lines: 3,
    color: NIGHT,
  });

async function priceOf(price: string, card: ShareCard): Promise<Drawn> {
  const oldPrice = card.oldPrice ? `  ${span(card.oldPrice, SOFT_INK, 'size="55%" strikethrough="true"')}` : "";
  const { face, colors } = card.brand;
  const from = card.from ? span(card.from, colors.ribbon, 'size="45%"') : "";
  const words = span(price, colors.ribbon) + from + oldPrice;
  const drawn = await drawText(words, { size: 72, face });
  const maxWidth = widthOf(card);
  if (drawn.width <= maxWidth) return drawn;
  return drawText(words, { face, size: Math.floor((72 * maxWidth) / drawn.width) });
}

const PHOTO = { x: 912, y: 330 };

const FAN = [
  { turn: -10, x: -142, y: 64 },
  { turn: 10, x: 108, y: 72 },
  { turn: 2, x: -18, y: -24 },
];

async function drawPictures({ photos, tint, discount, brand }: ShareCard): Promise<string> {
  const [first, ...others] = photos;
  const bow = (...place: Parameters<typeof placedBow>) => (brand.logo === "bow" ? placedBow(...place) : "");
  if (!first) return disc(tint.deep, 1040, 420) + bow(420, 1000, 330, -12);
  const backdrop = disc(tint.deep, PHOTO.x + 40, PHOTO.y + 10);
  if (others.length === 0) {
    const photo = await framed(first, 440, `translate(${PHOTO.x} ${PHOTO.y}) rotate(3)`);
    return (
      backdrop + photo + bow(168, PHOTO.x + 12, PHOTO.y - 236, 3) + (discount ? await sticker(discount, brand) : "")
    );
  }
  const cards = FAN.slice(-photos.length).map(({ turn, x, y }, at) =>
    framed(photos[at] ?? first, 270, `translate(${PHOTO.x + x} ${PHOTO.y + y}) rotate(${turn})`),
  );
  return backdrop + (await Promise.all(cards)).join("") + bow(140, PHOTO.x - 12, PHOTO.y - 196, 2);
}

const disc = (color: string, x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="340" fill="${color}"/>`;

const FRAME = 16;

async function framed({ bytes, background }: SharePhoto, size: number, transform: string): Promise<string> {
  const square = openPicture(bytes).resize({ width: size, height: size, fit: "cover" }).flatten({ background });
  const photo = { png: await decoded(square.png({ compressionLevel: 1 }).toBuffer()), width: size, height: size };
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

/** The discount on a round sticker with a wavy rim. */
async function sticker(percent: number, { face }: Brand): Promise<string> {
  const text = await drawText(span(`%${percent}`, NIGHT), { size: 62, face });
  const words = await drawText(span("indirim", NIGHT), { size: 26, face });
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
