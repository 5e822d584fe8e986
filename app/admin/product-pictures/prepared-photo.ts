import { type PhotoHead, readPhotoHead } from "./photo-head.ts";

/** The bytes to upload for a chosen file with a small preview, or the reason why the file cannot be used. */
export type PreparedPhoto = { ok: true; body: Blob; preview: string } | { ok: false; why: string };

/** More than phones make. A decoded pixel takes four bytes, and a phone closes a tab that uses too much memory. */
const MAX_BYTES = 50_000_000;
const MAX_PIXELS = 120_000_000;
const LONGEST_SIDE = 2000;
const SMALL_ENOUGH = 500_000;
/** Tried from the best on: the first result that is small enough is used, else the last. */
const QUALITIES = [
  { side: LONGEST_SIDE, quality: 0.82 },
  { side: LONGEST_SIDE, quality: 0.75 },
  { side: 1600, quality: 0.75 },
];
const PREVIEW_SIDE = 240;

const UNREADABLE = "Bu dosya görsel olarak açılamadı. JPEG, PNG ya da WebP biçiminde bir fotoğraf seç.";
const DAMAGED = "Bu fotoğraf bozuk ya da yarım kalmış. Yeniden indir ya da çek, ya da başka bir fotoğraf seç.";
const OUT_OF_REACH = "Bu dosya okunamadı. Bulutta duruyorsa önce cihazına indir, sonra yeniden dene.";
const TOO_LARGE = "Bu fotoğraf çok büyük: en fazla 50 MB ve 120 megapiksel olabilir. Küçültüp yeniden dene.";
const HEIC_ADVICE =
  "Bu fotoğraf HEIC biçiminde ve bu tarayıcı onu açamıyor. iPhone'da Ayarlar > Kamera > Biçimler > En Uyumlu'yu seçip yeniden çek, ya da paneli iPhone'unda Safari ile açıp oradan yükle.";

/** Shrinks the photo and turns it upright before the upload: a phone's photo has ten times the bytes that the shop shows. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const head = await unlessUnreadable(readPhotoHead(file));
  if (!head) return { ok: false, why: OUT_OF_REACH };
  if (file.size > MAX_BYTES || head.pixels > MAX_PIXELS) return { ok: false, why: TOO_LARGE };
  const bitmap = await unlessUnreadable(createImageBitmap(file, { imageOrientation: "from-image" }));
  if (!bitmap) return { ok: false, why: reasonFor(head) };
  try {
    const preview = drawn(bitmap, PREVIEW_SIDE).toDataURL("image/jpeg", 0.7);
    const { type } = head;
    const isFine = file.size <= SMALL_ENOUGH && Math.max(bitmap.width, bitmap.height) <= LONGEST_SIDE;
    const body = type && isFine ? new Blob([file], { type }) : await shrunk(bitmap);
    return body ? { ok: true, body, preview } : { ok: false, why: UNREADABLE };
  } finally {
    bitmap.close();
  }
}

function reasonFor({ type, isHeic }: PhotoHead): string {
  if (isHeic) return HEIC_ADVICE;
  return type ? DAMAGED : UNREADABLE;
}

/** Undefined if the browser cannot read the file: it is in the cloud, or no picture. */
async function unlessUnreadable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

async function shrunk(bitmap: ImageBitmap): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const { side, quality } of QUALITIES) {
    smallest = await jpegOf(drawn(bitmap, side), quality);
    if (smallest && smallest.size <= SMALL_ENOUGH) return smallest;
  }
  return smallest;
}

/** Draws on white, because JPEG has no transparency. */
function drawn(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const paper = canvas.getContext("2d");
  if (!paper) return canvas;
  paper.fillStyle = "#fff";
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", quality));
