import { readPhotoHead } from "./photo-head.ts";

/** What is sent for a chosen file, with a small picture of it to look at meanwhile, or the reason why it cannot be. */
export type PreparedPhoto = { ok: true; body: Blob; preview: string } | { ok: false; why: string };

/** More than phones make. Decoded, the pixels take four bytes each, which a phone would end the tab for. */
const MAX_BYTES = 50_000_000;
const MAX_PIXELS = 120_000_000;
const LONGEST_SIDE = 2000;
const SMALL_ENOUGH = 500_000;
/** From the best on: the first that is small enough is taken, else the last. */
const TRIES = [
  { side: LONGEST_SIDE, quality: 0.82 },
  { side: LONGEST_SIDE, quality: 0.75 },
  { side: 1600, quality: 0.75 },
];
const PREVIEW_SIDE = 240;

const UNREADABLE = "Bu dosya görsel olarak açılamadı. JPEG, PNG ya da WebP biçiminde bir fotoğraf seç.";
const OUT_OF_REACH = "Bu dosya okunamadı. Bulutta duruyorsa önce cihazına indir, sonra yeniden dene.";
const TOO_LARGE = "Bu fotoğraf çok büyük: en fazla 50 MB ve 120 megapiksel olabilir. Küçültüp yeniden dene.";
const HEIC_ADVICE =
  "Bu fotoğraf HEIC biçiminde ve bu tarayıcı onu açamıyor. iPhone'da Ayarlar > Kamera > Biçimler > En Uyumlu'yu seçip yeniden çek, ya da paneli iPhone'unda Safari ile açıp oradan yükle.";

/** Shrunk and turned upright before it travels: a phone's photo is ten times what a shop shows of it. */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const head = await unlessRefused(readPhotoHead(file));
  if (!head) return { ok: false, why: OUT_OF_REACH };
  if (file.size > MAX_BYTES || head.pixels > MAX_PIXELS) return { ok: false, why: TOO_LARGE };
  const bitmap = await unlessRefused(createImageBitmap(file, { imageOrientation: "from-image" }));
  if (!bitmap) return { ok: false, why: head.isHeic ? HEIC_ADVICE : UNREADABLE };
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

/** A file that lies in the cloud may be refused as well as one that is no picture. */
async function unlessRefused<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (refused) {
    if (refused instanceof DOMException) return undefined;
    throw refused;
  }
}

async function shrunk(bitmap: ImageBitmap): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const { side, quality } of TRIES) {
    smallest = await jpegOf(drawn(bitmap, side), quality);
    if (smallest && smallest.size <= SMALL_ENOUGH) return smallest;
  }
  return smallest;
}

/** On white: JPEG has nothing to see through. */
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
