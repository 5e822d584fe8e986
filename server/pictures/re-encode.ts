import { createHash } from "node:crypto";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { Picture } from "../../domain/catalog/media.ts";
import { coveringScale, type PictureCut, turnedSize } from "../../domain/catalog/picture-cut.ts";
import { ShopError } from "../../domain/error.ts";
import { MAX_UPLOAD_BYTES, tooLargePicture } from "../http/bounded-body.ts";
import { isSharpTimeout, type PictureFormat, pictureUnavailable } from "./picture-cache.ts";

const MAX_UPLOAD_PIXELS = 25_000_000;
const MAX_SIDE = 1600;
const MIN_SIDE = 16;
const MAX_ASPECT_RATIO = 12;
const TIMEOUT_SECONDS = 10;
const WRONG_TYPE = "Görsel JPEG, PNG, WebP ya da AVIF olmalı";
const DAMAGED = "Görsel okunamadı, dosya bozuk olabilir";
/** sharp cannot read HEIC, because its decoder is patented. */
const HEIC_ADVICE =
  "Bu fotoğraf HEIC biçiminde. iPhone'da Ayarlar > Kamera > Biçimler > En Uyumlu'yu seçip yeniden çek, ya da fotoğrafı JPEG olarak kaydet";

// Applies to the whole process. Decoders have several names, so a list of the allowed ones is safer than a list of forbidden ones.
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
function refuseOddShape({ width, height }: { width: number; height: number }): void {
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

/** Refuses bytes that no decoder reads. Such bytes may come from an upload or a restored copy. */
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

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** Pixels cut off a tilted picture, whose edges are half transparent. */
const BLENDED_EDGE = 4;

type Box = { left: number; top: number; width: number; height: number };

/** Makes a new picture from a stored one, exactly as the app's preview showed it. */
export async function cutPicture(original: Picture, cut: PictureCut): Promise<Picture> {
  const turned = await turnedPicture(original.bytes, cut.turn + cut.tilt);
  const box = boxOf(original, turned.info, cut);
  refuseOddShape(box);
  const { width, height, channels } = turned.info;
  const part = sharp(turned.data, { raw: { width, height, channels } }).extract(box);
  return encodedPicture(cut.background === null ? part : onSquare(part, box, cut.background));
}

const turnedPicture = (bytes: Uint8Array, degrees: number) =>
  decoded(
    openPicture(bytes)
      .ensureAlpha()
      .rotate(degrees, { background: TRANSPARENT })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );

/** The selected part, in pixels of the turned picture, which is larger than the frame that the app shows. */
function boxOf(original: Picture, turned: { width: number; height: number }, { turn, tilt, crop }: PictureCut): Box {
  const frame = turnedSize(original, turn);
  const scale = coveringScale(frame, tilt);
  const blend = tilt === 0 ? 0 : BLENDED_EDGE / Math.min(frame.width, frame.height);
  const width = (frame.width / scale) * (1 - blend);
  const height = (frame.height / scale) * (1 - blend);
  const { left, top, ...share } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const clamped = (value: number, max: number) => Math.min(Math.max(Math.round(value), 0), max);
  const box = {
    left: clamped((turned.width - width) / 2 + left * width, turned.width - 1),
    top: clamped((turned.height - height) / 2 + top * height, turned.height - 1),
  };
  return {
    ...box,
    width: Math.max(1, clamped(share.width * width, turned.width - box.left)),
    height: Math.max(1, clamped(share.height * height, turned.height - box.top)),
  };
}

function onSquare(part: Sharp, { width, height }: Box, background: string): Sharp {
  const side = Math.max(width, height);
  return part.resize({ width: side, height: side, fit: "contain", background }).flatten({ background });
}
