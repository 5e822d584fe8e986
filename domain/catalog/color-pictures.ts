import { COLOR_GROUP, chosenOf, type ToldChoice } from "../choice/chosen.ts";
import { ownValue } from "../own-value.ts";
import type { Product } from "./product.ts";

type Pictured = Pick<Product, "image" | "images">;

/** All pictures without duplicates, the main picture first. */
export const picturesOf = ({ image, images }: Pictured): string[] => [...new Set([image, ...images])];

type Colored = Pictured & Pick<Product, "colors" | "colorImages">;

/** The owner's ties of a color to a picture, if the product still has both. */
export const tiedPictures = (product: Colored): Record<string, string> => {
  const pictures = picturesOf(product);
  const ties = Object.entries(product.colorImages);
  return Object.fromEntries(
    ties.filter(([color, image]) => product.colors.includes(color) && pictures.includes(image)),
  );
};

/**
 * The picture that the owner tied to the color. If the product has no ties, the first color has the first picture, and so
 * on; a color beyond the last picture has none.
 */
export function pictureOfColor(product: Colored, color: string): string | undefined {
  const ties = tiedPictures(product);
  if (Object.keys(ties).length > 0) return ownValue(ties, color);
  return picturesOf(product)[product.colors.indexOf(color)];
}

/** The picture for a choice: that of its color, else the main picture. */
export function pictureSoChosen(product: Colored, chosen: ToldChoice): string {
  const color = chosenOf(chosen).values?.find(({ group }) => group === COLOR_GROUP);
  return (color && pictureOfColor(product, color.id)) || product.image;
}

/** The color that the owner tied to a picture, the chosen one first. Only ties count: the order of the pictures proves no color. */
export function colorOfPicture(product: Colored, picture: string, chosen = ""): string | undefined {
  const ties = tiedPictures(product);
  return [chosen, ...product.colors].find((color) => ties[color] === picture);
}

/** The colors without a picture, if there is more than one color to choose from. */
export const colorsWithoutPicture = (product: Colored): string[] =>
  product.colors.length < 2 ? [] : product.colors.filter((color) => pictureOfColor(product, color) === undefined);
