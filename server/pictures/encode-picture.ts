import type { PictureFormat } from "./picture-cache.ts";
import { openPicture } from "./re-encode.ts";

export async function encodePicture(
  bytes: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Uint8Array> {
  const resized = openPicture(bytes).resize({ width, withoutEnlargement: true });
  if (format === "avif") return resized.avif({ quality: 45, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer();
  if (format === "webp") return resized.webp({ quality: 78 }).toBuffer();
  return resized.flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
}
