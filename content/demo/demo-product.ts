import type { Pattern } from "./backdrop.ts";
import type { Art } from "./cutout.ts";

export type DemoScene = {
  pattern: Pattern;
  big: Art;
  small?: Art;
  /** Left below by default: a card's stickers sit in the upper corners, its button in the lower right one. */
  smallAt?: "left" | "right";
  /** What hangs on a key ring: how far down the big object, as a share of its height, the ring is fastened. */
  loop?: number;
};

export type DemoProduct = {
  name: string;
  price: number;
  before?: number;
  colors: string[];
  description: string;
  soldOut?: true;
  /** Its place among the featured ones. */
  featured?: number;
  pictures: [DemoScene, ...DemoScene[]];
};
