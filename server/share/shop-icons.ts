import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Media } from "../../domain/catalog/media.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { ICON_FOLDER, iconAt, iconPath, type ShopIconName } from "../../domain/web/icon-path.ts";
import { movedTo } from "../http/headers.ts";
import { isRead } from "../http/request-guard.ts";
import { createPictureCache, pictureAnswer } from "../pictures/picture-cache.ts";
import { unlessUnreadable } from "../pictures/picture-failures.ts";
import { type Brand, brandOf, withoutPicture } from "./brand.ts";

export type DrawIcon = (name: ShopIconName, brand: Brand) => Promise<Uint8Array>;

type Parts = {
  snapshot: () => Promise<Pick<Snapshot, "shop">>;
  media: Pick<Media, "findPicture">;
  cacheDir: string;
  warn(event: string, fields: { error: unknown }): void;
  draw: DrawIcon;
};

const MEMORY_BYTES = 1024 * 1024;

/** The icons of browsers and home screens, drawn from the shop's look at their first request. Undefined for any other address. */
export function createShopIcons({ snapshot, media, cacheDir, warn, draw }: Parts) {
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: MEMORY_BYTES, warn });

  /** No page links to the icons of an earlier look any more. */
  async function removeOlder(name: ShopIconName): Promise<void> {
    await mkdir(cacheDir, { recursive: true });
    const older = (await readdir(cacheDir)).filter((file) => iconAt(ICON_FOLDER + file) === name);
    await Promise.all(older.map((file) => rm(join(cacheDir, file), { force: true })));
  }

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const name = iconAt(pathname);
    if (!name || !isRead(request.method)) return undefined;
    const { shop } = await snapshot();
    const path = iconPath(name, shop);
    if (pathname !== path) return movedTo(path);
    const file = basename(path);
    const bytes = await cache.findOrMake(file, "png", async () => {
      await removeOlder(name).catch((error: unknown) => warn("icons_not_dropped", { error }));
      const brand = await brandOf(shop, media);
      return draw(name, brand).catch(unlessUnreadable(() => draw(name, withoutPicture(brand))));
    });
    return bytes && pictureAnswer(request, file, "png", bytes);
  };
}
