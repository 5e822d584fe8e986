import type { Shape } from "../../domain/look/look.ts";
import type { PosterColors } from "../../domain/look/poster-colors.ts";
import { POSTERS, type PosterForm, STORY_COVERED, STORY_PLATE } from "../../domain/web/poster.ts";
import { brandMark, FAN, framed, priceOf, sticker } from "./card-parts.ts";
import { bowSymbol, type Drawn, drawnSvg, drawText, drawWhole, imageOf, placedBow, span } from "./drawing-parts.ts";
import type { ShareCard } from "./share-drawing.ts";

export type PosterCard = Omit<ShareCard, "tint"> & {
  form: PosterForm;
  colors: PosterColors;
  shape: Shape;
  isSoldOut: boolean;
};

type Layout = {
  /** The rows between which everything stands that is read. */
  top: number;
  bottom: number;
  /** The top of the green sign. */
  sign: number;
  plate?: typeof STORY_PLATE;
};

const PLATE_WORDS = { y: STORY_PLATE.y - 76, height: 60 };

const GAP = 40;

const LAYOUTS: Record<PosterForm, Layout> = {
  story: {
    top: STORY_COVERED.top + 8,
    bottom: PLATE_WORDS.y - GAP,
    sign: STORY_PLATE.y + STORY_PLATE.height + 32,
    plate: STORY_PLATE,
  },
  post: { top: 64, bottom: 1222 - GAP, sign: 1222 },
};

/** White words are read on each. */
const SIGNS = {
  order: { words: "WhatsApp'tan sipariş", color: "#0b7a4b" },
  soldOut: { words: "Şu an tükendi", color: "#4d3f3a" },
};
const SIDE = 80;
const BRAND_HEIGHT = 84;
const SIGN_HEIGHT = 64;
const CORNERS: Record<Shape, { frame: number; sign: number }> = {
  round: { frame: 44, sign: 32 },
  soft: { frame: 24, sign: 16 },
  square: { frame: 3, sign: 3 },
};

/** Whole sizes, each about a tenth smaller than the one before. */
const TITLE_SIZES = [112, 100, 90, 81, 73, 66, 59, 53, 48, 43, 39, 35, 31, 28, 25, 22, 20, 18, 16, 14, 12];
const ALONE = [150, 136, 124, ...TITLE_SIZES];

/** Something to read, and the box in which it stands. */
export type PlacedWords = { svg: string; x: number; y: number; width: number; height: number };

export async function drawPoster(card: PosterCard): Promise<Uint8Array> {
  const { width, height } = POSTERS[card.form];
  const { words, picture } = await composed(card);
  const parts = [
    `<defs>${bowSymbol(card.brand.colors)}</defs>`,
    `<rect width="100%" height="100%" fill="${card.colors.ground}"/>`,
    picture,
    emptyPlate(card),
    ...words.map(({ svg }) => svg),
  ];
  return drawnSvg({ width, height }, parts).jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
}

/** The words with their places, and the picture in the room that they leave. */
export async function composed(card: PosterCard): Promise<{ words: PlacedWords[]; picture: string }> {
  const { width } = POSTERS[card.form];
  const { top, bottom, sign, plate } = LAYOUTS[card.form];
  const { face } = card.brand;
  const { ink, price: priceInk, oldPrice: oldInk } = card.colors;
  const said = SIGNS[card.isSoldOut ? "soldOut" : "order"];
  const [brand, signWords, price] = await Promise.all([
    brandMark(card.brand, { ink, isDark: card.colors.isDark, sizes: [52, 44, 36, 30], width: 640 }),
    drawText(span(said.words, "#ffffff"), { size: 34, face }),
    priceOf(card, { face, ink: priceInk, oldInk, size: 92, width: width - 2 * SIDE }),
  ]);
  const from = top + BRAND_HEIGHT;
  const priceHeight = price ? price.height + GAP : 0;
  const hasPhotos = card.photos.length > 0;
  const bowHeight = !hasPhotos && card.brand.logo === "bow" ? LARGE_BOW.height + GAP : 0;
  const room = bottom - from - priceHeight - bowHeight;
  const title = await drawWhole(card.title, {
    face,
    sizes: hasPhotos ? TITLE_SIZES : ALONE,
    width: width - 2 * SIDE,
    height: Math.round(room * (hasPhotos ? 0.27 : 0.8)),
    color: ink,
  });
  const photoRoom = room - title.height - GAP;
  // Without photos the words stand in the middle, under the large bow.
  const titleTop = hasPhotos ? from + photoRoom + GAP : from + bowHeight + (room - title.height) / 2;
  const middle = (drawn: Pick<Drawn, "width">) => (width - drawn.width) / 2;
  const placed = (drawn: Drawn, y: number): PlacedWords => {
    const at = { x: Math.round(middle(drawn)), y: Math.round(y) };
    return { ...at, width: drawn.width, height: drawn.height, svg: imageOf(drawn, at.x, at.y) };
  };
  const words = [
    brandAt(brand, middle(brand), top + (76 - brand.height) / 2),
    placed(title, titleTop),
    ...(price ? [placed(price, titleTop + title.height + GAP)] : []),
    signAt(signWords, { x: middle(signWords), y: sign, color: said.color, radius: CORNERS[card.shape].sign }),
    ...(plate ? [await plateWords(card)] : []),
  ];
  const picture = hasPhotos ? photosOf(card, from + photoRoom / 2, photoRoom) : largeBow(card, titleTop - bowHeight);
  return { words, picture: await picture };
}

function brandAt({ svg, ...size }: Awaited<ReturnType<typeof brandMark>>, left: number, top: number): PlacedWords {
  const at = { x: Math.round(left), y: Math.round(top) };
  return { ...size, ...at, svg: `<g transform="translate(${at.x} ${at.y})">${svg}</g>` };
}

const SIGN_SIDE = 32;

type Sign = { x: number; y: number; color: string; radius: number };

/** White words on a colored sign. */
function signAt(words: Drawn, { x, y, color, radius }: Sign): PlacedWords {
  const box = { x: Math.round(x) - SIGN_SIDE, y, width: words.width + 2 * SIGN_SIDE, height: SIGN_HEIGHT };
  const ground = `<rect x="${box.x}" y="${y}" width="${box.width}" height="${SIGN_HEIGHT}" rx="${radius}" fill="${color}"/>`;
  return { ...box, svg: ground + imageOf(words, x, y + (SIGN_HEIGHT - words.height) / 2 + 1) };
}

/** 'Bağlantı burada' with an arrow to the plate. No typeface of the shop is sure to have one. */
async function plateWords({ brand, colors, shape }: PosterCard): Promise<PlacedWords> {
  const words = await drawText(span("Bağlantı burada", colors.plateInk), { size: 36, face: brand.face });
  const arrow = 44;
  const width = words.width + arrow + 2 * SIGN_SIDE;
  const { y, height } = PLATE_WORDS;
  const x = STORY_PLATE.x + (STORY_PLATE.width - width) / 2;
  const radius = Math.min(height / 2, CORNERS[shape].sign);
  const middle = y + height / 2;
  const tip = x + width - SIGN_SIDE - 12;
  const svg = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors.plate}"/>`,
    imageOf(words, x + SIGN_SIDE, y + (height - words.height) / 2 + 1),
    `<path d="M${tip} ${middle - 15}v30m-11-11l11 11l11-11" fill="none" stroke="${colors.plateInk}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join("");
  return { x, y, width, height, svg };
}

/** The empty place for the sticker, with a dashed rim. */
function emptyPlate({ form, colors, shape }: PosterCard): string {
  const { plate } = LAYOUTS[form];
  if (!plate) return "";
  const box = `x="${plate.x}" y="${plate.y}" width="${plate.width}" height="${plate.height}"`;
  return `<rect ${box} rx="${CORNERS[shape].frame}" fill="${colors.plate}" stroke="${colors.plateInk}" stroke-width="4" stroke-dasharray="14 12"/>`;
}

const LARGE_BOW = { width: 300, height: 247 };

/** In the place of photos: a disc, and a large bow where the look has one. */
function largeBow({ form, colors, brand }: PosterCard, top: number): string {
  const x = POSTERS[form].width / 2;
  const y = top + LARGE_BOW.height / 2;
  const backdrop = `<circle cx="${x}" cy="${y + 160}" r="440" fill="${colors.deep}"/>`;
  return backdrop + (brand.logo === "bow" ? placedBow(LARGE_BOW.width, x, y, -6) : "");
}

/** One photo, or up to three in a fan, about the middle of the room. */
async function photosOf(card: PosterCard, y: number, room: number): Promise<string> {
  const { photos, colors, brand, discount, shape } = card;
  const [first, ...others] = photos;
  if (!first) return "";
  const x = POSTERS[card.form].width / 2;
  const backdrop = `<circle cx="${x}" cy="${y}" r="${Math.max(420, room * 0.72)}" fill="${colors.deep}"/>`;
  const bow = (...place: Parameters<typeof placedBow>) => (brand.logo === "bow" ? placedBow(...place) : "");
  const around = { radius: CORNERS[shape].frame, frame: colors.plate };
  if (others.length === 0) {
    const size = Math.round(Math.min(720, room - 60));
    const photo = await framed(first, { ...around, size, transform: `translate(${x} ${y}) rotate(2)` });
    const edge = size / 2;
    const percent = discount ? await sticker(discount, brand.face, x - edge + 20, y + edge - 40) : "";
    return backdrop + photo + bow(150, x + edge - 60, y - edge + 30, 14) + percent;
  }
  const size = Math.round(Math.min(440, room * 0.58));
  const scale = size / 270;
  const cards = FAN.slice(-photos.length).map(({ turn, x: byX, y: byY }, at) =>
    framed(photos[at] ?? first, {
      ...around,
      size,
      transform: `translate(${Math.round(x + (byX + 18) * scale)} ${Math.round(y + (byY - 24) * scale)}) rotate(${turn})`,
    }),
  );
  return backdrop + (await Promise.all(cards)).join("") + bow(150, x + 10, y - size * 0.68, 2);
}
