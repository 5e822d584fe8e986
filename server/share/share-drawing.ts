import sharp from "sharp";
import { NIGHT } from "../../domain/look/palette.ts";
import type { TintColors } from "../../domain/look/paper.ts";
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from "../../domain/web/share-picture.ts";
import type { Brand } from "./brand.ts";
import { brandMark, FAN, framed, type PriceTag, priceOf, type SharePhoto, sticker } from "./card-parts.ts";
import { bowSymbol, drawFitting, drawnSvg, drawText, imageOf, placedBow, span } from "./drawing-parts.ts";

export type ShareCard = {
  brand: Brand;
  title: string;
  tint: TintColors;
  /** None, one, or up to three in a fan. */
  photos: readonly SharePhoto[];
} & Partial<PriceTag>;

const SOFT_INK = "#5f524c";
const ORDER_GREEN = "#0b7a4b";

const LEFT = 68;
const TOP = 58;
const BOTTOM = SHARE_HEIGHT - 58;
const GAP = 44;
const SMALL_BOW = { width: 56, height: 46 };
const PILL_HEIGHT = 60;

const definitions = ({ brand }: ShareCard) => `<defs>${bowSymbol(brand.colors)}</defs>`;

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
  const { ribbon } = card.brand.colors;
  const price = await priceOf(card, { face, ink: ribbon, oldInk: SOFT_INK, size: 72, width: widthOf(card) });

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

async function drawBrand(brand: Brand): Promise<string> {
  const { svg, height } = await brandMark(brand, { ink: NIGHT, isDark: false, sizes: [44, 36, 30], width: 480 });
  return `<g transform="translate(${LEFT} ${Math.round(TOP + (SMALL_BOW.height - height) / 2)})">${svg}</g>`;
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

const PHOTO = { x: 912, y: 330 };

async function drawPictures({ photos, tint, discount, brand }: ShareCard): Promise<string> {
  const [first, ...others] = photos;
  const bow = (...place: Parameters<typeof placedBow>) => (brand.logo === "bow" ? placedBow(...place) : "");
  if (!first) return disc(tint.deep, 1040, 420) + bow(420, 1000, 330, -12);
  const backdrop = disc(tint.deep, PHOTO.x + 40, PHOTO.y + 10);
  if (others.length === 0) {
    const photo = await framed(first, { size: 440, transform: `translate(${PHOTO.x} ${PHOTO.y}) rotate(3)` });
    return (
      backdrop +
      photo +
      bow(168, PHOTO.x + 12, PHOTO.y - 236, 3) +
      (discount ? await sticker(discount, brand.face, PHOTO.x - 222, PHOTO.y + 176) : "")
    );
  }
  const cards = FAN.slice(-photos.length).map(({ turn, x, y }, at) =>
    framed(photos[at] ?? first, {
      size: 270,
      transform: `translate(${PHOTO.x + x} ${PHOTO.y + y}) rotate(${turn})`,
    }),
  );
  return backdrop + (await Promise.all(cards)).join("") + bow(140, PHOTO.x - 12, PHOTO.y - 196, 2);
}

const disc = (color: string, x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="340" fill="${color}"/>`;

const QUALITIES = [86, 74, 60, 40];

async function smallEnough(drawn: Buffer): Promise<Uint8Array> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(drawn).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.byteLength < SHARE_MAX_BYTES) break;
  }
  return jpeg;
}
