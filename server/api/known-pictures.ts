import { type Media, pictureHash } from "../../domain/catalog/media.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";

/** A picture of ours that is not here would be a gap on the shelf. */
export async function requirePictures(
  media: Pick<Media, "hasPictures">,
  { image, images, colorImages }: ProductInput,
): Promise<void> {
  const hashes = [image, ...images, ...Object.values(colorImages)].flatMap((address) => pictureHash(address) ?? []);
  if (await media.hasPictures(hashes)) return;
  throw new ShopError("invalid", "Bu görsel dükkânda bulunamadı, fotoğrafı yeniden yükle");
}
