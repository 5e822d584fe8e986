import { picturesOf } from "../catalog/color-pictures.ts";
import type { Product } from "../catalog/product.ts";

/** The products of each picture that lies at another address, in the order of the shop. */
export function foreignPictures(products: readonly Product[]): Map<string, Product[]> {
  const found = new Map<string, Product[]>();
  for (const product of products) {
    for (const address of picturesOf(product)) {
      if (!address.startsWith("/")) found.set(address, [...(found.get(address) ?? []), product]);
    }
  }
  return found;
}

type Pictured = Pick<Product, "image" | "images" | "colorImages" | "personalTexts">;

/** The pictures of a product, with the shop's own in the place of those that it has fetched. */
export function withOwn(
  { image, images, colorImages, personalTexts }: Pictured,
  fetched: ReadonlyMap<string, string>,
): Pictured {
  const own = (address: string) => fetched.get(address) ?? address;
  const main = own(image);
  return {
    image: main,
    // Two addresses may have led to one picture.
    images: [...new Set(images.map(own))].filter((address) => address !== main),
    colorImages: Object.fromEntries(Object.entries(colorImages).map(([color, address]) => [color, own(address)])),
    personalTexts: personalTexts.map((text) =>
      text.picture === undefined ? text : { ...text, picture: own(text.picture) },
    ),
  };
}
