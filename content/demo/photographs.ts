import { readdirSync } from "node:fs";
import { slugOf } from "../../domain/slug.ts";
import type { DemoProduct } from "./demo-product.ts";

/** A picture from the studio, with a color if it is the one to show for it. */
export type Photograph = { file: URL; color?: string | undefined };

/** A picture's file, as `studio/render.py` names it. */
export const pictureFile = (folder: string, picture: string): URL =>
  new URL(`./pictures/${folder}/${picture}.webp`, import.meta.url);

const VIEWS = ["whole", "angle", "closer"];

/** The whole product, another view of it, then a picture for each color. The whole product has the first color. */
export function photographsOf({ name, colors }: Pick<DemoProduct, "name" | "colors">): Photograph[] {
  const folder = slugOf(name);
  const files = readdirSync(new URL(`./pictures/${folder}/`, import.meta.url));
  const has = (picture: string) => files.includes(`${picture}.webp`);
  const isShown = (color: string) => has(slugOf(color));
  return [
    ...VIEWS.filter(has).map((view) => ({
      file: pictureFile(folder, view),
      color: view === "whole" ? colors.slice(0, 1).find((color) => !isShown(color)) : undefined,
    })),
    ...colors.filter(isShown).map((color) => ({ file: pictureFile(folder, slugOf(color)), color })),
  ];
}
