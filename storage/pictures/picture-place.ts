import { randomUUID } from "node:crypto";
import { type PictureFiles, PLACES } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import type { MediaRow } from "../tables.ts";
import { StoreFailure, storeAway } from "./store-failure.ts";

export const NO_BYTES = new Uint8Array();

/** No two rows ever name the same file: removing the file of a removed row cannot hurt a new one. */
export const newPlace = (hash: string): string => `${PLACES}${hash}-${randomUUID()}.webp`;

const LOST = "Bir görselin dosyası depoda yok: aynı fotoğraf yeniden yüklenince yerine gelir";

type Placed = Pick<MediaRow, "bytes" | "place">;

/** The bytes of the row, or those in the file that it names. */
export async function bytesOf({ bytes, place }: Placed, files: PictureFiles | undefined): Promise<Uint8Array> {
  if (place === null || bytes.byteLength > 0) return bytes;
  if (!files) throw storeAway(new StoreFailure(`GET ${place}`, "MEDIA_URL is not set"));
  const found = await files.read(place);
  if (!found) throw new ShopError("unavailable", LOST, { cause: new StoreFailure(`GET ${place}`, "NoSuchKey") });
  return found;
}
