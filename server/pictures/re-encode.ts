import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Picture } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 25_000_000;
const LONGEST_SIDE = 1600;
const SECONDS = 10;

// For the whole process. A list of what may be read, never of what may not: decoders come under several names.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Nothing of an upload survives but its pixels: upright, no longer than a page needs, without its metadata. */
export async function reEncode(upload: Uint8Array): Promise<Picture> {
  if (upload.byteLength > MAX_UPLOAD_BYTES) throw new ShopError("too-large", "Görsel en fazla 8 MB olabilir");
  const about = await readHeader(upload);
  if (!isAllowed(about)) throw new ShopError("wrong-type", "Görsel JPEG, PNG, WebP ya da AVIF olmalı");
  if (about.width * about.height > MAX_UPLOAD_PIXELS) {
    throw new ShopError("too-large", "Görsel en fazla 25 megapiksel olabilir");
  }
  const { data, info } = await decode(upload);
  const hash = createHash("sha256").update(data).digest("hex");
  return { hash, width: info.width, height: info.height, bytes: data };
}

/** Opened for reading the way everything that was not made here has to be. */
export const openPicture = (bytes: Uint8Array, limitInputPixels: number | false = MAX_UPLOAD_PIXELS): Sharp =>
  sharp(bytes, { failOn: "error", pages: 1, limitInputPixels }).timeout({ seconds: SECONDS });

async function readHeader(upload: Uint8Array): Promise<Metadata> {
  try {
    return await openPicture(upload, false).metadata();
  } catch (cause) {
    throw new ShopError("wrong-type", "Görsel JPEG, PNG, WebP ya da AVIF olmalı", { cause });
  }
}

async function decode(upload: Uint8Array) {
  try {
    return await openPicture(upload)
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82, effort: 2 })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new ShopError("invalid", "Görsel okunamadı, dosya bozuk olabilir", { cause });
  }
}

function isAllowed({ format, compression }: Metadata): boolean {
  if (format === "heif") return compression === "av1";
  return format === "jpeg" || format === "png" || format === "webp";
}
