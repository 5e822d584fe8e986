import { tintOf } from "../../domain/catalog/category.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { isShown } from "../../domain/catalog/shown-from.ts";
import { FIRST_LOOK } from "../../domain/look/look.ts";
import { worn } from "../../domain/look/palette.ts";
import { posterColors } from "../../domain/look/poster-colors.ts";
import { dayWithShelf } from "../../domain/occasion/shown-days.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import type { PosterForm } from "../../domain/web/poster.ts";
import { categorySubject, daySharePath, daySubject, fingerprint } from "../../domain/web/share-picture.ts";
import { createPictureCache, unlessUnreadable } from "../pictures/picture-cache.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { withoutPicture } from "./brand.ts";
import type { PosterCard } from "./poster-drawing.ts";
import { findSubject, photosOf, type Share, type ShareParts, shareOf } from "./share-cards.ts";
import { type Parts, removeFiles } from "./share-pictures.ts";

export type DrawPoster = (card: PosterCard) => Promise<Uint8Array>;

export type Posters = ReturnType<typeof createPosters>;

type Seen = ShareParts["snapshot"] & Pick<Snapshot, "products" | "sections" | "reckonedOn">;

const POSTER_MEMORY_BYTES = 8 * 1024 * 1024;

/** The version of the drawing code. Raise it with every visible change. */
const POSTER_VERSION = 1;

const MAX_SHELF_PHOTOS = 3;

/** Stories and posts, for the owner's and her helpers' eyes. Undefined for an unknown subject. */
export function createPosters({ snapshot, media, cacheDir, warn, draw }: Parts<Seen, DrawPoster>) {
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: POSTER_MEMORY_BYTES, warn });
  const oneAtATime = createSemaphore(1);

  return async (form: PosterForm, subject: string): Promise<Uint8Array | undefined> => {
    const current = { media, snapshot: await snapshot() };
    const goods = shelfGoods(subject, current.snapshot);
    const share = dayShare(subject, goods, current) ?? findSubject(subject, "", current);
    if (!share) return undefined;
    const start = `${subject}-${form}-`;
    const isSoldOut = current.snapshot.findProduct(subject)?.inStock === false;
    const shown = [POSTER_VERSION, form, share.path, goods.map(({ image }) => image), isSoldOut];
    const name = `${start}${fingerprint(JSON.stringify(shown))}.jpg`;
    return cache.findOrMake(name, "jpg", () =>
      oneAtATime(async () => {
        await removeFiles(cacheDir, (file) => file.startsWith(start)).catch((error: unknown) =>
          warn("share_pictures_not_dropped", { error }),
        );
        const card = { ...(await posterCard(form, share, goods, current)), isSoldOut };
        const words = () => draw({ ...card, brand: withoutPicture(card.brand), photos: [] });
        return draw(card).catch(unlessUnreadable(words));
      }),
    );
  };
}

/** The goods in the picture of a shelf: its first ones that can be ordered. */
const shelfGoods = (subject: string, snapshot: Seen): Product[] =>
  (
    dayOf(subject, snapshot)?.products ??
    snapshot.products.filter(({ category }) => categorySubject(category) === subject)
  )
    .filter((product) => product.inStock && isShown(product))
    .slice(0, MAX_SHELF_PHOTOS);

const dayOf = (subject: string, snapshot: Seen) =>
  subject.startsWith(daySubject("")) ? dayWithShelf(snapshot, subject.slice(daySubject("").length)) : undefined;

/** The picture of a special day, with its goods. */
function dayShare(
  subject: string,
  goods: readonly Product[],
  parts: ShareParts & { snapshot: Seen },
): Share | undefined {
  const day = dayOf(subject, parts.snapshot);
  if (!day) return undefined;
  const { id, name } = day;
  const { shop, categories } = parts.snapshot;
  const tiles = goods.map(({ image, category }) => ({ image, tint: tintOf(category, categories) }));
  return shareOf(daySharePath({ id, name, goods }, shop), { title: name, tint: tiles[0]?.tint, tiles }, parts);
}

async function posterCard(
  form: PosterForm,
  share: Share,
  goods: readonly Product[],
  parts: ShareParts,
): Promise<Omit<PosterCard, "isSoldOut">> {
  const { look = FIRST_LOOK } = parts.snapshot.shop;
  const { tint: _, ...card } = await share.card();
  const ofGoods = await photosOf(
    goods.map(({ image }) => ({ image, tint: share.tint })),
    parts,
  );
  return {
    ...card,
    form,
    shape: look.shape,
    colors: posterColors(look, share.tint),
    brand: { ...card.brand, colors: worn(look) },
    photos: ofGoods.length > 1 ? ofGoods.toReversed() : card.photos,
  };
}
