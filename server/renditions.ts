import type { Media, RenditionWidth } from "../domain/media.ts";
import { createMadePictures, type PictureForm } from "./made-pictures.ts";
import { openPicture } from "./re-encode.ts";
import type { Turns } from "./turns.ts";

export type Rendition = { hash: string; width: RenditionWidth; format: PictureForm };

/** An encoder from picture bytes; another one only in tests. */
export type Encode = (bytes: Uint8Array, rendition: Rendition) => Promise<Uint8Array>;

export type RenditionOptions = {
  media: Pick<Media, "findPicture">;
  cacheDir: string;
  turns: Turns;
  warn(event: string, fields: { error: unknown }): void;
  encode?: Encode | undefined;
};

const MEMORY_BYTES = 24 * 1024 * 1024;

/** Smaller copies of pictures. */
export function createRenditions({ media, cacheDir, turns, warn, encode = encodeRendition }: RenditionOptions) {
  const made = createMadePictures({ folder: cacheDir, memoryBytes: MEMORY_BYTES, warn });

  async function make(rendition: Rendition): Promise<Uint8Array | undefined> {
    const picture = await media.findPicture(rendition.hash);
    return picture && turns.take(() => encode(picture.bytes, rendition));
  }

  return {
    /** Undefined when there is no such picture. */
    find: (rendition: Rendition) => made.find(fileName(rendition), rendition.format, () => make(rendition)),
  };
}

export const fileName = ({ hash, width, format }: Rendition): string => `${hash}-${width}.${format}`;

async function encodeRendition(bytes: Uint8Array, { width, format }: Rendition): Promise<Uint8Array> {
  const resized = openPicture(bytes).resize({ width, withoutEnlargement: true });
  if (format === "avif") return resized.avif({ quality: 50, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
  if (format === "webp") return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
}
