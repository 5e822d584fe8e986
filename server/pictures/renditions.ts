import type { Media, RenditionWidth } from "../../domain/catalog/media.ts";
import type { Semaphore } from "../queue/semaphore.ts";
import { createPictureCache, type PictureFormat } from "./picture-cache.ts";

export type Rendition = { hash: string; width: RenditionWidth; format: PictureFormat };

export type Encode = (bytes: Uint8Array, rendition: Omit<Rendition, "hash">) => Promise<Uint8Array>;

export type RenditionOptions = {
  media: Pick<Media, "findPicture">;
  cacheDir: string;
  turns: Semaphore;
  warn(event: string, fields: { error: unknown }): void;
  encode: Encode;
};

const MEMORY_BYTES = 24 * 1024 * 1024;

/** Smaller copies of pictures, made at their first request. */
export function createRenditions({ media, cacheDir, turns, warn, encode }: RenditionOptions) {
  const cache = createPictureCache({ folder: cacheDir, memoryBytes: MEMORY_BYTES, warn });

  async function make(rendition: Rendition): Promise<Uint8Array | undefined> {
    const picture = await media.findPicture(rendition.hash);
    return picture && turns(() => encode(picture.bytes, rendition));
  }

  return {
    /** Undefined for an unknown picture. */
    find: (rendition: Rendition) => cache.findOrMake(fileName(rendition), rendition.format, () => make(rendition)),
    forget: cache.forget,
  };
}

export const fileName = ({ hash, width, format }: Rendition): string => `${hash}-${width}.${format}`;
