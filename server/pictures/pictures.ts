import {
  type Media,
  type Picture,
  RENDITION_FORMATS,
  RENDITION_WIDTHS,
  type RenditionWidth,
} from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import { problem, wrongMethod } from "../http/problem.ts";
import { isRead } from "../http/request-guard.ts";
import { createTurns } from "../turns.ts";
import type { PictureForm } from "./made-pictures.ts";
import { pictureAnswer } from "./picture-answer.ts";
import { createRenditions, type Encode, fileName, type Rendition } from "./renditions.ts";

export type Pictures = {
  /** Undefined for what does not lie under /media/. */
  handle(request: Request): Promise<Response | undefined>;
  /** The one way in for a picture, whoever brings it. Throws ShopError for what is no picture. */
  save(upload: Uint8Array): Promise<Omit<Picture, "bytes">>;
  /** Makes ahead what a home page asks for, one at a time so that half of the turns stay free; gives way when the shop is busy. */
  warm(hashes: readonly string[], signal?: AbortSignal): Promise<void>;
  /** What was made of pictures that are gone. */
  forget(hashes: readonly string[]): Promise<void>;
};

export type PictureOptions = {
  media: Pick<Media, "findPicture" | "savePicture">;
  cacheDir: string;
  warn?: (event: string, fields: { error: unknown }) => void;
  encode?: Encode;
};

const WARM_WIDTHS = [320, 480] as const;

export function createPictures({ media, cacheDir, warn = () => {}, encode }: PictureOptions): Pictures {
  const turns = createTurns({ atOnce: 2, waiting: 64 });
  const renditions = createRenditions({ media, cacheDir, turns, warn, encode });

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

  async function save(upload: Uint8Array): Promise<Omit<Picture, "bytes">> {
    const picture = await turns.take(async () => (await import("./re-encode.ts")).reEncode(upload));
    await media.savePicture(picture);
    return { hash: picture.hash, width: picture.width, height: picture.height };
  }

  async function warm(hashes: readonly string[], signal?: AbortSignal): Promise<void> {
    try {
      for (const rendition of hashes.flatMap(wantedAtHome)) {
        if (signal?.aborted) return;
        await renditions.find(rendition);
      }
    } catch (error) {
      if (!(error instanceof ShopError && error.code === "unavailable")) throw error;
    }
  }

  return { handle, save, warm, forget: (hashes) => renditions.forget(new Set(hashes)) };
}

const wantedAtHome = (hash: string): Rendition[] =>
  WARM_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => ({ hash, width, format })));

type Asked = Rendition | { hash: string; width?: undefined; format: "webp" };

const PATH = /^\/media\/([0-9a-f]{64})(?:-([1-9]\d{2}))?\.(avif|webp|jpg)$/;

const FORMS: readonly PictureForm[] = [...RENDITION_FORMATS, "jpg"];

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
