import { decoded, openPicture } from "../pictures/re-encode.ts";
import type { Drawn } from "./share-text.ts";

/** The whole picture, as large as the box allows. */
export async function contained(bytes: Uint8Array, box: { width: number; height: number }): Promise<Drawn> {
  const { data, info } = await decoded(
    openPicture(bytes)
      .resize({ ...box, fit: "inside" })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { png: data, width: info.width, height: info.height };
}
