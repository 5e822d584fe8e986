import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Picture } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import { MAX_UPLOAD_BYTES, tooLargePicture } from "../http/picture-body.ts";
import { isTimeout, pictureUnavailable } from "./picture-failures.ts";

export const MAX_UPLOAD_PIXELS = 25_000_000;
const LONGEST_SIDE = 1600;
const SHORTEST_SIDE = 16;
const MOST_STRETCHED = 12;
const SECONDS = 10;
/** Its decoder is not free of patents, so no build of sharp has it. */
const HEIC_ADVICE =
  "Bu fotoğraf HEIC biçiminde. iPhone'da Ayarlar > Kamera > Biçimler > En Uyumlu'yu seçip yeniden çek, ya da fotoğrafı JPEG olarak kaydet";

// For the whole process. A list of what may be read, never of what may not: decoders come under several names.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Nothing of an upload survives but its pixels: upright, no longer than a page needs, without its metadata. */
export async function reEncode(upload: Uint8Array): Promise<Picture> {
  if (upload.byteLength > MAX_UPLOAD_BYTES) throw tooLargePicture();
  const about = await readHeader(upload);
  if (about.format === "heif" && about.compression === "hevc") throw new ShopError("wrong-type", HEIC_ADVICE);
  if (!isAllowed(about)) throw new ShopError("wrong-type", "Görsel JPEG, PNG, WebP ya da AVIF olmalı");
  if (about.width * about.height > MAX_UPLOAD_PIXELS) {
    throw new ShopError("too-large", "Görsel en fazla 25 megapiksel olabilir");
  }
  refuseOddShape(about);
  return stored(fitted(openPicture(upload).autoOrient()));
}

/** What nobody would see as a picture: a dot, a thread. */
export function refuseOddShape({ width, height }: { width: number; height: number }): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < SHORTEST_SIDE) throw new ShopError("invalid", `Görselin kenarları en az ${SHORTEST_SIDE} piksel olmalı`);
  if (long > short * MOST_STRETCHED) throw new ShopError("invalid", "Görsel çok ince uzun");
}

export const fitted = (picture: Sharp): Sharp =>
  picture.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });

/** Named by its content. */
export async function stored(picture: Sharp): Promise<Picture> {
  const { data, info } = await encode(picture);
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

async function encode(picture: Sharp) {
  try {
    return await picture.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true });
  } catch (cause) {
    if (isTimeout(cause)) throw pictureUnavailable(cause);
    throw new ShopError("invalid", "Görsel okunamadı, dosya bozuk olabilir", { cause });
  }
}

function isAllowed({ format, compression }: Metadata): boolean {
  if (format === "heif") return compression === "av1";
  return format === "jpeg" || format === "png" || format === "webp";
}
