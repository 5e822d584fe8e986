import { type Media, pictureHash } from "../../domain/catalog/media.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { ShopError } from "../../domain/error.ts";

/** Pictures are stored as paths; answers contain full URLs, as spec §5 requires. */
export const publicProduct = (product: Product, publicUrl: string): Product => ({
  ...product,
  image: absolute(product.image, publicUrl),
  images: product.images.map((image) => absolute(image, publicUrl)),
  colorImages: Object.fromEntries(
    Object.entries(product.colorImages).map(([color, image]) => [color, absolute(image, publicUrl)]),
  ),
  personalTexts: product.personalTexts.map((text) =>
    text.picture === undefined ? text : { ...text, picture: absolute(text.picture, publicUrl) },
  ),
});

/** A category or slide with the full URL of its picture. */
export const publicPicture = <Pictured extends { image: string }>(pictured: Pictured, publicUrl: string): Pictured => ({
  ...pictured,
  image: absolute(pictured.image, publicUrl),
});

const absolute = (image: string, publicUrl: string): string => (image.startsWith("/") ? `${publicUrl}${image}` : image);

export type PictureShelf = Pick<Media, "hasPictures">;

/** Refuses a picture path of this shop whose picture is not stored: visitors would see a gap. */
export async function requirePictures(media: PictureShelf, addresses: readonly string[]): Promise<void> {
  if (await media.hasPictures(addresses.flatMap((address) => pictureHash(address) ?? []))) return;
  throw new ShopError("invalid", "Bu görsel dükkânda bulunamadı, fotoğrafı yeniden yükle");
}
