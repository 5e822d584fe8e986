import { splitList } from "../../../domain/catalog/product-input.ts";

/** The fields of the form that hold the pictures: the main one, the others split by commas, and those tied to a color. */
export type PictureFields = { image: string; images: string; colorImages: Record<string, string> };

/** The main one first. */
export const listedPictures = ({ image, images }: Pick<PictureFields, "image" | "images">): string[] =>
  [image.trim(), ...splitList(images)].filter((address) => address !== "");

export const asFields = ([image = "", ...others]: readonly string[]) => ({
  image,
  images: others.map((address) => address.replaceAll(",", "%2C")).join(", "),
});

export const movedTo = (list: readonly string[], from: number, to: number): string[] => {
  const moving = list[from];
  if (moving === undefined) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, moving);
};

export const colorOfPicture = (ties: Record<string, string>, address: string): string =>
  Object.keys(ties).find((color) => ties[color] === address) ?? "";

/** A picture shows one color, a color has one picture. */
export function tiedTo(ties: Record<string, string>, address: string, color: string): Record<string, string> {
  const others = Object.entries(ties).filter(([tied, picture]) => picture !== address && tied !== color);
  return Object.fromEntries(color === "" ? others : [...others, [color, address]]);
}

export const replaced = (ties: Record<string, string>, old: string, address: string): Record<string, string> =>
  Object.fromEntries(Object.entries(ties).map(([color, picture]) => [color, picture === old ? address : picture]));
