import {
  type Media,
  type Picture,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionWidth,
} from "../../domain/catalog/media.ts";
import type { PictureCut } from "../../domain/catalog/picture-cut.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import type { Pieces } from "../http/bounded-body.ts";
import { problem, wrongMethod } from "../http/problem.ts";
import { isRead } from "../http/request-guard.ts";
import { createSemaphore } from "../turns/semaphore.ts";
import { pictureAnswer } from "./picture-answer.ts";
import type { PictureFormat } from "./picture-cache.ts";
import { createRenditions, type Encode, fileName, type Rendition } from "./renditions.ts";

export type PictureInfo = Omit<Picture, "bytes">;

export type Pictures = ReturnType<typeof createPictures>;

/** The work on bytes, wherever it is done. */
export type PictureWork = {
  /** The upload lies in a file until its turn is over, whatever becomes of it. */
  receive(upload: Pieces, takeTurn: TakeTurn): Promise<Picture>;
  cutPicture(original: Picture, cut: PictureCut): Promise<Picture>;
  encodePicture: Encode;
};

type TakeTurn = (make: () => Promise<Picture>) => Promise<Picture>;

export type PictureOptions = {
  media: Pick<Media, "findPicture" | "findOriginal" | "savePicture">;
  cacheDir: string;
  warn?: (event: string, fields: { error: unknown }) => void;
  work: PictureWork;
};

const WARM_WIDTHS = [320, 480] as const;

export function createPictures({ media, cacheDir, warn = () => {}, work }: PictureOptions) {
  const turns = createSemaphore(2);
  // Half of the turns stay free for visitors.
  const uploads = createSemaphore(1);
  const renditions = createRenditions({ media, cacheDir, turns, warn, encode: work.encodePicture });

  /** Undefined for what does not lie under /media/. */
  async function handle(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/media/")) return undefined;
    if (!isRead(request.method)) return wrongMethod("GET, HEAD");
    const asked = parsePath(pathname);
    return asked ? answer(request, asked) : notFound();
  }

  async function answer(request: Request, asked: Asked): Promise<Response> {
    const bytes = await (asked.width ? renditions.find(asked) : original(asked.hash));
    return bytes ? pictureAnswer(request, nameOf(asked), mediaType(asked), bytes) : notFound();
  }

  const original = async (hash: string) => (await media.findPicture(hash))?.bytes;

  const takeUploadTurn: TakeTurn = (make) => uploads(() => turns(make));

  /** The one way in for a picture, whoever brings it. Throws ShopError for what is no picture. */
  async function save(upload: Pieces): Promise<PictureInfo> {
    const picture = await work.receive(upload, takeUploadTurn);
    await media.savePicture(picture);
    return withoutBytes(picture);
  }

  /** Makes another picture of what this one was cut from, so that nothing is lost by cutting twice. */
  async function cut(hash: string, wanted: PictureCut): Promise<PictureInfo> {
    const original = (await media.findOriginal(hash)) ?? (await found(hash));
    const picture = await takeUploadTurn(() => work.cutPicture(original, wanted));
    await media.savePicture(picture, original.hash);
    return withoutBytes(picture);
  }

  async function describe(hash: string) {
    const original = await media.findOriginal(hash);
    return { ...withoutBytes(await found(hash)), original: original && withoutBytes(original) };
  }

  async function found(hash: string): Promise<Picture> {
    const picture = await media.findPicture(hash);
    if (!picture) throw new ShopError("not-found", "Böyle bir görsel yok");
    return picture;
  }

  /** Makes ahead what a home page asks for, one at a time so that half of the turns stay free; gives way when the shop is busy. */
  async function warm(hashes: readonly string[]): Promise<void> {
    try {
      for (const rendition of hashes.flatMap(wantedAtHome)) await renditions.find(rendition);
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }

  /** Drops the copies made of pictures that are gone. */
  const forget = (hashes: readonly string[]): Promise<void> => renditions.forget(new Set(hashes));

  return { handle, save, cut, describe, warm, forget };
}

const withoutBytes = ({ hash, width, height }: Picture): PictureInfo => ({ hash, width, height });

const wantedAtHome = (hash: string): Rendition[] =>
  WARM_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => ({ hash, width, format })));

type Asked = Rendition | { hash: string; width?: undefined; format: "webp" };

const PATH = /^\/media\/([0-9a-f]{64})(?:-([1-9]\d{2}))?\.(avif|webp|jpg)$/;

const FORMS: readonly PictureFormat[] = [...RENDITION_FORMATS, "jpg"];

function parsePath(pathname: string): Asked | undefined {
  const [, hash, widthText, formatText] = PATH.exec(pathname) ?? [];
  const width = RENDITION_WIDTHS.find((known): known is RenditionWidth => String(known) === widthText);
  const format = FORMS.find((known) => known === formatText);
  if (!hash || !format) return undefined;
  if (widthText === undefined) return format === "webp" ? { hash, format } : undefined;
  return width && { hash, width, format };
}

const mediaType = ({ format }: Asked): string => (format === "jpg" ? "image/jpeg" : `image/${format}`);

const nameOf = (asked: Asked): string => (asked.width ? fileName(asked) : asked.hash);

const notFound = (): Response => problem(404, "Böyle bir görsel yok");
