import { type Media, pictureHash } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";

export type PictureShelf = Pick<Media, "hasPictures">;

/** Refuses a picture path of this shop whose picture is not stored: visitors would see a gap. */
export async function requirePictures(media: PictureShelf, addresses: readonly string[]): Promise<void> {
  if (await media.hasPictures(addresses.flatMap((address) => pictureHash(address) ?? []))) return;
  throw new ShopError("invalid", "Bu görsel dükkânda bulunamadı, fotoğrafı yeniden yükle");
}
