import type { ShowcaseProduct } from "../catalog/showcase.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";

/** A part of the home page that is not saved yet: one of its slides, or the products of the grid. */
export type PreviewedHome =
  | { slide: HeroSlide; index: number; count: number }
  | { products: readonly ShowcaseProduct[] };
