import type { Pattern } from "./backdrop.ts";
import type { Art } from "./cutout.ts";

export type DemoScene = {
  pattern: Pattern;
  big: Art;
  small?: Art;
  /** At the lower left by default, because a product card has stickers in its upper corners and a button at the lower right. */
  smallAt?: "left" | "right";
  /** Adds a key ring, fastened at this share of the big object's height. */
  loop?: number;
};

export type DemoProduct = {
  name: string;
  price: number;
  before?: number;
  colors: string[];
  description: string;
  /** Texts by the names of their rows. */
  details: Record<string, string>;
  soldOut?: true;
  /** The position among the featured products. */
  featured?: number;
  pictures: [DemoScene, ...DemoScene[]];
};
