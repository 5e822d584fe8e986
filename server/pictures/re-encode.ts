import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Picture } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import { MAX_UPLOAD_BYTES, tooLargePicture } from "../http/bounded-body.ts";
import type { PictureFormat } from "./picture-cache.ts";
import { isSharpTimeout, pictureUnavailable } from "./picture-failures.ts";

export const MAX_UPLOAD_PIXELS = 25_000_000;
const MAX_SIDE = 1600;
const MIN_SIDE = 16;
const MAX_ASPECT_RATIO = 12;
const TIMEOUT_SECONDS = 10;
const WRONG_TYPE = "Görsel JPEG, PNG, WebP ya da AVIF olmalı";
const DAMAGED = "Görsel okunamadı, dosya bozuk olabilir";
/** sharp cannot read HEIC, because its decoder is patented. */
const HEIC_ADVICE =
  "Bu fotoğraf HEIC biçiminde. iPhone'da Ayarlar > Kamera > Biçimler > En Uyumlu'yu seçip yeniden çek, ya da fotoğrafı JPEG olarak kaydet";

// For the whole process. Decoders have several names, so a list of the allowed ones is safer than a list of forbidden ones.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.concurrency(1);
sharp.cache(false);

/** Keeps only the pixels of an upload: upright, at most as large as a page needs, without metadata. */
export async function reEncode(upload: Uint8Array): Promise<Picture> {
  if (upload.byteLength > MAX_UPLOAD_BYTES) throw tooLargePicture();
  const about = await readHeader(upload);
  if (about.format === "heif" && about.compression === "hevc") throw new ShopError("wrong-type", HEIC_ADVICE);
  if (!isAllowed(about)) throw new ShopError("wrong-type", WRONG_TYPE);
  if (about.width * about.height > MAX_UPLOAD_PIXELS) {
    throw new ShopError("too-large", "Görsel en fazla 25 megapiksel olabilir");
  }
  refuseOddShape(about);
  const upright = openPicture(upload).autoOrient();
  return encodedPicture(upright.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true }));
}

/** Refuses dots and threads, which nobody could recognise as a picture. */
export function refuseOddShape({ width, height }: { width: number; height: number }): void {
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  if (short < MIN_SIDE) throw new ShopError("invalid", `Görselin kenarları en az ${MIN_SIDE} piksel olmalı`);
  if (long > short * MAX_ASPECT_RATIO) throw new ShopError("invalid", "Görsel çok ince uzun");
}

/** The hash of its content names the picture. */
export async function encodedPicture(picture: Sharp): Promise<Picture> {
  const { data, info } = await encode(picture);
  const hash = createHash("sha256").update(data).digest("hex");
  return { hash, width: info.width, height: info.height, bytes: data };
}

/** Opens untrusted bytes: no SVG, strict about damage, first page only, with limits on pixels and time. */
export function openPicture(bytes: Uint8Array, limitInputPixels: number | false = MAX_UPLOAD_PIXELS): Sharp {
  if (!beginsLikePicture(bytes)) throw new ShopError("wrong-type", WRONG_TYPE);
  return sharp(bytes, { failOn: "error", pages: 1, limitInputPixels }).timeout({ seconds: TIMEOUT_SECONDS });
}

/** The first bytes of JPEG, PNG, WebP and AVIF or HEIC. No text begins like these, so the reader of SVG never sees a stranger's file. */
const beginsLikePicture = (bytes: Uint8Array): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF....WEBP|\0\0..ftyp)/s.test(firstBytes(bytes));

const firstBytes = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 12)).toString("latin1");

/** A smaller copy of a stored picture. */
export async function encodePicture(
  bytes: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> {
  const resized = openPicture(bytes).resize({ width, withoutEnlargement: true });
  if (format === "avif")
    return decoded(resized.avif({ quality: 45, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer());
  if (format === "webp") return decoded(resized.webp({ quality: 78 }).toBuffer());
  return decoded(resized.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer());
}

async function readHeader(upload: Uint8Array): Promise<Metadata> {
  const picture = openPicture(upload, false);
  try {
    return await picture.metadata();
  } catch (cause) {
    // An HEIC may be of a kind that nothing here reads.
    if (firstBytes(upload).includes("ftyp")) throw new ShopError("wrong-type", WRONG_TYPE, { cause });
    // A cut download has the right first bytes, so asking for another type would mislead.
    throw new ShopError("invalid", DAMAGED, { cause });
  }
}

const encode = (picture: Sharp) =>
  decoded(picture.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true }));

/** Refuses bytes that no decoder reads: a restored copy may hold some too. */
export async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (isSharpTimeout(cause)) throw pictureUnavailable(cause);
    throw new ShopError("invalid", DAMAGED, { cause });
  }
}

function isAllowed({ format, compression }: Metadata): boolean {
  if (format === "heif") return compression === "av1";
  return format === "jpeg" || format === "png" || format === "webp";
}
