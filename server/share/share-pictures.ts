import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Media } from "../../domain/catalog/media.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { ICON_FOLDER, iconAt, iconPath, type ShopIconName } from "../../domain/web/icon-path.ts";
import { SHARE_FOLDER, shareSubject } from "../../domain/web/share-picture.ts";
import { movedTo } from "../http/headers.ts";
import { readsBelow } from "../http/problem.ts";
import { isRead } from "../http/request-guard.ts";
import { createPictureCache, pictureAnswer, unlessUnreadable } from "../pictures/picture-cache.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { type Brand, brandOf, withoutPicture } from "./brand.ts";
import { findShare, type Share, type ShareParts } from "./share-cards.ts";
import type { ShareCard } from "./share-drawing.ts";

export type DrawShare = (card: ShareCard) => Promise<Uint8Array>;

export type DrawIcon = (name: ShopIconName, brand: Brand) => Promise<Uint8Array>;

export type Parts<Seen, Draw> = {
  snapshot: () => Promise<Seen>;
  media: Pick<Media, "findPicture">;
  cacheDir: string;
  warn(event: string, fields: { error: unknown }): void;
  draw: Draw;
};

const SHARE_MEMORY_BYTES = 16 * 1024 * 1024;
const ICON_MEMORY_BYTES = 1024 * 1024;

/** The pictures that chats show beside a link, drawn at their first request. Undefined for any other address. */
export function createSharePictures({
  snapshot,
  media,
  cacheDir,
  warn,
  draw,
}: Parts<ShareParts["snapshot"], DrawShare>) {
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: SHARE_MEMORY_BYTES, warn });
  const oneAtATime = createSemaphore(1);

  const drawInTurn = (share: Share, name: string, current: ShareParts) =>
    oneAtATime(async () => {
      const subject = shareSubject(SHARE_FOLDER + name);
      // Removes earlier pictures of the subject: they show an earlier price, and no page links to them any more.
      const isOlder = (path: string) => shareSubject(path) === subject && findShare(path, current)?.path !== path;
      await removeFiles(cacheDir, (file) => isOlder(SHARE_FOLDER + file)).catch((error: unknown) =>
        warn("share_pictures_not_dropped", { error }),
      );
      const card = await share.card();
      const words = () => draw({ ...card, brand: withoutPicture(card.brand), photos: [] });
      return draw(card).catch(unlessUnreadable(words));
    });

  return readsBelow(SHARE_FOLDER, "Böyle bir görsel yok", async (path, request) => {
    const current = { media, snapshot: await snapshot() };
    const share = findShare(path, current);
    if (share && share.path !== path) return movedTo(share.path);
    const name = basename(path);
    const bytes = share && (await cache.findOrMake(name, "jpg", () => drawInTurn(share, name, current)));
    return bytes && pictureAnswer(request, name, "jpg", bytes);
  });
}

export async function removeFiles(folder: string, isOlder: (file: string) => boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of (await readdir(folder)).filter(isOlder)) await rm(join(folder, file), { force: true });
}

/** The icons of browsers and home screens, drawn from the shop's look at their first request. Undefined for any other address. */
export function createShopIcons({ snapshot, media, cacheDir, warn, draw }: Parts<Pick<Snapshot, "shop">, DrawIcon>) {
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: ICON_MEMORY_BYTES, warn });

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const name = iconAt(pathname);
    if (!name || !isRead(request.method)) return undefined;
    const { shop } = await snapshot();
    const path = iconPath(name, shop);
    if (pathname !== path) return movedTo(path);
    const file = basename(path);
    const bytes = await cache.findOrMake(file, "png", async () => {
      // No page links to the icons of an earlier look any more.
      await removeFiles(cacheDir, (other) => iconAt(ICON_FOLDER + other) === name).catch((error: unknown) =>
        warn("icons_not_dropped", { error }),
      );
      const brand = await brandOf(shop, media);
      return draw(name, brand).catch(unlessUnreadable(() => draw(name, withoutPicture(brand))));
    });
    return bytes && pictureAnswer(request, file, "png", bytes);
  };
}
