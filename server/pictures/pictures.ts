import { ALL } from "../../domain/catalog/category.ts";
import {
  type Media,
  type Picture,
  type PictureFiles,
  pictureHash,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionWidth,
} from "../../domain/catalog/media.ts";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import { showcase } from "../../domain/catalog/showcase.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import type { Chunks } from "../http/bounded-body.ts";
import { readsBelow } from "../http/problem.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { createPictureCache, type PictureFormat, pictureAnswer, unlessUnreadable } from "./picture-cache.ts";

export type PictureInfo = Omit<Picture, "bytes">;

/** A smaller copy of a picture, made at its first request. */
type Rendition = { hash: string; width: RenditionWidth; format: PictureFormat };

export type Pictures = ReturnType<typeof createPictures>;

/** The work on picture bytes. The workshop does it in a child process. */
export type PictureWork = {
  reEncode(upload: Uint8Array): Promise<Picture>;
  cutPicture(original: Picture, cut: PictureCut): Promise<Picture>;
  encodePicture(bytes: Uint8Array, size: Omit<Rendition, "hash">): Promise<Uint8Array>;
};

export type PictureOptions = {
  media: Pick<Media, "findPicture" | "findOriginal" | "savePicture">;
  /** The store that shares sizes with other processes; without it each process makes its own. */
  files?: PictureFiles | undefined;
  /** The hashes of pictures that are served no more since it was asked last. */
  withdrawn?: () => Promise<readonly string[]>;
  cacheDir: string;
  warn?: (event: string, fields: { error: unknown }) => void;
  work: PictureWork;
};

const WARM_WIDTHS = [320, 480] as const;
const MEMORY_BYTES = 24 * 1024 * 1024;

export function createPictures(options: PictureOptions) {
  const { media, files, withdrawn = async () => [], cacheDir, warn = () => {}, work } = options;
  const turns = createSemaphore(2);
  // Uploads take at most half of the turns, the other half stays free for visitors.
  const uploads = createSemaphore(1);
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: MEMORY_BYTES, files, warn });

  /** Undefined for paths outside /media/. */
  const handle = readsBelow("/media/", MISSING, async (path, request) => {
    const wanted = parsePath(path);
    const gone = await withdrawn();
    if (gone.length > 0) await forget(gone);
    const bytes = wanted && (await (wanted.width ? findRendition(wanted) : storedBytes(wanted.hash)));
    return bytes && pictureAnswer(request, nameOf(wanted), wanted.format, bytes);
  });

  const findRendition = (rendition: Rendition) =>
    cache.findOrMake(fileName(rendition), rendition.format, async () => {
      const picture = await media.findPicture(rendition.hash);
      return (
        picture && turns(() => work.encodePicture(picture.bytes, rendition)).catch(unlessUnreadable(() => undefined))
      );
    });

  const storedBytes = async (hash: string) => (await media.findPicture(hash))?.bytes;

  const inUploadTurn = (make: () => Promise<Picture>) => uploads(() => turns(make));

  /** The only way in for a picture. Throws ShopError for a file that is no picture. */
  async function save(upload: Chunks): Promise<PictureInfo> {
    const bytes = Buffer.concat(await Array.fromAsync(upload));
    const picture = await inUploadTurn(() => work.reEncode(bytes));
    await media.savePicture(picture);
    return withoutBytes(picture);
  }

  /** Cuts from the original of an already cut picture, so that repeated cuts lose no quality. */
  async function cut(hash: string, selection: PictureCut): Promise<PictureInfo> {
    const original = (await media.findOriginal(hash)) ?? (await findStored(hash));
    const picture = await inUploadTurn(() => work.cutPicture(original, selection));
    await media.savePicture(picture, original.hash);
    return withoutBytes(picture);
  }

  async function describe(hash: string) {
    const original = await media.findOriginal(hash);
    return { ...withoutBytes(await findStored(hash)), original: original && withoutBytes(original) };
  }

  async function findStored(hash: string): Promise<Picture> {
    const picture = await media.findPicture(hash);
    if (!picture) throw new ShopError("not-found", MISSING);
    return picture;
  }

  /** Makes the home page's renditions ahead, one at a time so that half of the turns stay free. Stops during an outage. */
  async function warm(hashes: readonly string[]): Promise<void> {
    try {
      for (const rendition of hashes.flatMap(homeRenditions)) await findRendition(rendition);
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }

  /** Removes the renditions of removed pictures. */
  const forget = (hashes: readonly string[]): Promise<void> => cache.forget(new Set(hashes));

  return { handle, save, cut, describe, warm, forget };
}

const MISSING = "Böyle bir görsel yok";

const withoutBytes = ({ hash, width, height }: Picture): PictureInfo => ({ hash, width, height });

const homeRenditions = (hash: string): Rendition[] =>
  WARM_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => ({ hash, width, format })));

type Wanted = Rendition | { hash: string; width?: undefined; format: "webp" };

const PATH = /^\/media\/([0-9a-f]{64})(?:-([1-9]\d{2,3}))?\.(avif|webp|jpg)$/;

const FORMATS: readonly PictureFormat[] = [...RENDITION_FORMATS, "jpg"];

function parsePath(pathname: string): Wanted | undefined {
  const [, hash, widthText, formatText] = PATH.exec(pathname) ?? [];
  const width = RENDITION_WIDTHS.find((known): known is RenditionWidth => String(known) === widthText);
  const format = FORMATS.find((known) => known === formatText);
  if (!hash || !format) return undefined;
  if (widthText === undefined) return format === "webp" ? { hash, format } : undefined;
  return width && { hash, width, format };
}

const fileName = ({ hash, width, format }: Rendition): string => `${hash}-${width}.${format}`;

const nameOf = (wanted: Wanted): string => (wanted.width ? fileName(wanted) : wanted.hash);

/** The pictures of the home page, in the order in which a visitor sees them. */
export function firstPictures({ heroSlides, categories, products }: Snapshot): string[] {
  const images = [...heroSlides, ...categories, ...showcase(products, ALL)].map(({ image }) => pictureHash(image));
  return images.filter((hash) => hash !== undefined);
}
