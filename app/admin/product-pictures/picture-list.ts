import { ownPictureHash, picturePath } from "../../../domain/catalog/media.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";

/** The picture fields of the form: the main one, the others split by commas, and the picture of each color. */
export type PictureFields = { image: string; images: string; colorImages: Record<string, string> };

/** All addresses, the main one first. */
export const listedPictures = ({ image, images }: Pick<PictureFields, "image" | "images">): string[] =>
  [image.trim(), ...splitList(images)].filter((address) => address !== "");

export const asFields = ([image = "", ...others]: readonly string[]) => ({
  image,
  images: others.map((address) => address.replaceAll(",", "%2C")).join(", "),
});

export const tiedColor = (ties: Record<string, string>, address: string): string =>
  Object.keys(ties).find((color) => ties[color] === address) ?? "";

/** Ties a picture to one color, and that color to no other picture. */
export function tiedTo(ties: Record<string, string>, address: string, color: string): Record<string, string> {
  const others = Object.entries(ties).filter(([tied, picture]) => picture !== address && tied !== color);
  return Object.fromEntries(color === "" ? others : [...others, [color, address]]);
}

export const replaced = (ties: Record<string, string>, old: string, address: string): Record<string, string> =>
  Object.fromEntries(Object.entries(ties).map(([color, picture]) => [color, picture === old ? address : picture]));

/** A picture of the shop by its path, as settings store it; another address as it is. */
export function storedAddress(address: string, publicUrl: string): string {
  const hash = ownPictureHash(address, publicUrl);
  return hash === undefined ? address : picturePath(hash);
}
