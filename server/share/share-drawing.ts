import type { OverlayOptions } from "sharp";
import sharp from "sharp";
import type { TintColors } from "../../domain/catalog/tint.ts";
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH } from "../../domain/web/share-picture.ts";
import { bow, photoCard, type SharePhoto, stickerOf, whatsappPill } from "./share-parts.ts";
import { discOn, type Pixels } from "./share-shapes.ts";
import { renderFitting, renderText, span } from "./share-text.ts";

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

const INK = "#231815";
const SOFT_INK = "#5f524c";
const RIBBON = "#c8193f";

const LEFT = 68;
const TOP = 58;
const BOTTOM = SHARE_HEIGHT - 58;
/** The centre of the photos. */
const PHOTO = { x: 912, y: 330 };

export async function drawShare(card: ShareCard): Promise<Uint8Array> {
  const layers = [...(await pictureLayers(card)), ...(await wordLayers(card))];
  const background = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 as const, background: card.tint.light };
  const drawn = await sharp({ create: background }).composite(layers).png({ compressionLevel: 0 }).toBuffer();
  return smallEnough(drawn);
}

async function wordLayers(card: ShareCard): Promise<OverlayOptions[]> {
  const smallBow = await bow(56);
  const name = await renderFitting(card.shopName, { sizes: [44, 36, 30], width: 480, lines: 1, color: INK });
  const pill = await whatsappPill();
  const title = await titleOf(card);
  const price = card.price && (await priceOf(card.price, card));

  const from = TOP + smallBow.height;
  const to = BOTTOM - pill.height;
  const height = title.height + (price ? GAP + price.height : 0);
  const top = from + (to - from - height) / 2;
  return [
    at(smallBow, LEFT, TOP),
    at(name, LEFT + smallBow.width + 14, TOP + (smallBow.height - name.height) / 2),
    at(title, LEFT, top),
    ...(price ? [at(price, LEFT, top + title.height + GAP)] : []),
    at(pill, LEFT, BOTTOM - pill.height),
  ];
}

const GAP = 44;

/** The width that the photos leave for the words. */
const widthOf = ({ photos }: ShareCard): number => (photos.length === 0 ? 760 : 540);

const titleOf = (card: ShareCard) =>
  renderFitting(card.title, {
    sizes: card.photos.length === 0 || !card.price ? [96, 84, 72, 60] : [68, 60, 52],
    width: widthOf(card),
    lines: 3,
    color: INK,
  });

async function priceOf(price: string, card: ShareCard): Promise<Pixels> {
  const oldPrice = card.oldPrice ? `  ${span(card.oldPrice, SOFT_INK, 'size="55%" strikethrough="true"')}` : "";
  const rendered = await renderText(span(price, RIBBON) + oldPrice, { size: 72 });
  const maxWidth = widthOf(card);
  if (rendered.width <= maxWidth) return rendered;
  return renderText(span(price, RIBBON) + oldPrice, { size: Math.floor((72 * maxWidth) / rendered.width) });
}

async function pictureLayers({ photos, tint, discount }: ShareCard): Promise<OverlayOptions[]> {
  const [first] = photos;
  if (!first) return [disc(tint.deep, 1040, 420), around(await bow(420, -12), 1000, 330)];
  const backdrop = disc(tint.deep, PHOTO.x + 40, PHOTO.y + 10);
  if (photos.length > 1) return [backdrop, ...(await fan(photos))];
  return [
    backdrop,
    around(await photoCard(first, 440, 3), PHOTO.x, PHOTO.y),
    around(await bow(168, 3), PHOTO.x + 12, PHOTO.y - 236),
    ...(discount ? [around(await stickerOf(discount), PHOTO.x - 222, PHOTO.y + 176)] : []),
  ];
}

const FAN = [
  { turn: -10, x: -142, y: 64 },
  { turn: 10, x: 108, y: 72 },
  { turn: 2, x: -18, y: -24 },
];

async function fan(photos: readonly SharePhoto[]): Promise<OverlayOptions[]> {
  const cards = FAN.slice(-photos.length).map(async ({ turn, x, y }, index) => {
    const photo = photos[index];
    return photo ? [around(await photoCard(photo, 270, turn), PHOTO.x + x, PHOTO.y + y)] : [];
  });
  return [...(await Promise.all(cards)).flat(), around(await bow(140, 2), PHOTO.x - 12, PHOTO.y - 196)];
}

const disc = (color: string, x: number, y: number): OverlayOptions =>
  at(discOn({ width: SHARE_WIDTH, height: SHARE_HEIGHT }, { x, y, radius: 340, color }), 0, 0);

const at = ({ data, ...raw }: Pixels, left: number, top: number): OverlayOptions => ({
  input: data,
  raw,
  left: Math.round(left),
  top: Math.round(top),
});

const around = (pixels: Pixels, x: number, y: number): OverlayOptions =>
  at(pixels, x - pixels.width / 2, y - pixels.height / 2);

const QUALITIES = [86, 74, 60, 40];

async function smallEnough(drawn: Buffer): Promise<Uint8Array> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(drawn).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.byteLength < SHARE_MAX_BYTES) break;
  }
  return jpeg;
}
