import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { SHARE_FOLDER, shareSubject } from "../../domain/web/share-picture.ts";
import { movedTo } from "../http/headers.ts";
import { readsBelow } from "../http/problem.ts";
import { createPictureCache, pictureAnswer } from "../pictures/picture-cache.ts";
import { unlessUnreadable } from "../pictures/picture-failures.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { withoutPicture } from "./brand.ts";
import { findShare, type Share, type ShareParts } from "./share-cards.ts";
import type { ShareCard } from "./share-drawing.ts";

export type DrawShare = (card: ShareCard) => Promise<Uint8Array>;

type Options = Omit<ShareParts, "snapshot"> & {
  snapshot: () => Promise<ShareParts["snapshot"]>;
  cacheDir: string;
  warn(event: string, fields: { error: unknown }): void;
  draw: DrawShare;
};

const MEMORY_BYTES = 16 * 1024 * 1024;

/** Pictures that chats show beside a link, drawn at their first request. A picture's address changes with its contents. */
export function createSharePictures({ cacheDir, warn, draw, snapshot, ...parts }: Options) {
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: MEMORY_BYTES, warn });
  const oneAtATime = createSemaphore(1);

  /** Undefined for any other address. */
  const handle = readsBelow(SHARE_FOLDER, "Böyle bir görsel yok", async (path, request) => {
    const current = { ...parts, snapshot: await snapshot() };
    const share = findShare(path, current);
    if (share && share.path !== path) return movedTo(share.path);
    const name = basename(path);
    const bytes = share && (await cache.findOrMake(name, "jpg", () => drawInTurn(share, name, current)));
    return bytes && pictureAnswer(request, name, "jpg", bytes);
  });

  const drawInTurn = (share: Share, name: string, current: ShareParts) =>
    oneAtATime(async () => {
      await removeOlder(name, current).catch((error: unknown) => warn("share_pictures_not_dropped", { error }));
      const card = await share.card();
      const words = () => draw({ ...card, brand: withoutPicture(card.brand), photos: [] });
      return draw(card).catch(unlessUnreadable(words));
    });

  /** Older pictures of a subject show an earlier price, and no page links to them any more. */
  async function removeOlder(name: string, current: ShareParts): Promise<void> {
    await mkdir(cacheDir, { recursive: true });
    const subject = shareSubject(SHARE_FOLDER + name);
    const older = (await readdir(cacheDir)).filter((file) => {
      const path = SHARE_FOLDER + file;
      return shareSubject(path) === subject && findShare(path, current)?.path !== path;
    });
    await Promise.all(older.map((file) => rm(join(cacheDir, file), { force: true })));
  }

  return { handle };
}
