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

/** Read from the first bytes of a file, because its name and declared type may be wrong. */
type PhotoHead = {
  /** One of the types that are sent unchanged. */
  type: "image/jpeg" | "image/png" | "image/webp" | undefined;
  isHeic: boolean;
  /** 0 if only decoding the picture would tell. */
  pixels: number;
};

/** A phone writes place and time before the size. */
const HEAD_BYTES = 256 * 1024;

async function readPhotoHead(file: Blob): Promise<PhotoHead> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = typeOf(head);
  const isHeic = /^ftyp(?:hei[csmx]|hev[cmsx]|mif1|msf1)/.test(textAt(head, 4, 8));
  return { type, isHeic, pixels: type ? PIXELS[type](head) : 0 };
}

function typeOf(head: DataView): PhotoHead["type"] {
  if (textAt(head, 0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (textAt(head, 0, 6) === "\x89PNG\r\n") return "image/png";
  return textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 4) === "WEBP" ? "image/webp" : undefined;
}

const PIXELS = { "image/jpeg": pixelsOfJpeg, "image/png": pixelsOfPng, "image/webp": pixelsOfWebp };

function pixelsOfPng(head: DataView): number {
  return head.byteLength < 24 ? 0 : head.getUint32(16) * head.getUint32(20);
}

/** The extended format (VP8X) has three bytes for each side. The others have at most 16,384 pixels a side. */
function pixelsOfWebp(head: DataView): number {
  if (head.byteLength < 30 || textAt(head, 12, 4) !== "VP8X") return 0;
  const side = (at: number) => 1 + head.getUint16(at, true) + head.getUint8(at + 2) * 0x10000;
  return side(24) * side(27);
}

/** Walks the segments up to the one in which a frame begins. */
function pixelsOfJpeg(head: DataView): number {
  for (let at = 2; at + 9 <= head.byteLength && head.getUint8(at) === 0xff; at += 2 + head.getUint16(at + 2)) {
    if (FRAMES.has(head.getUint8(at + 1))) return head.getUint16(at + 5) * head.getUint16(at + 7);
  }
  return 0;
}

const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

const textAt = ({ buffer }: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(buffer).subarray(at, at + length));
