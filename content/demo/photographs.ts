import { readdirSync } from "node:fs";
import { slugOf } from "../../domain/slug.ts";
import type { DemoProduct } from "./demo-product.ts";

/** A picture from the studio, with a color if it is the one to show for it. */
export type Photograph = { file: URL; color?: string | undefined };

/** A picture's file, as `studio/render.py` names it. */
export const pictureFile = (folder: string, picture: string): URL =>
  new URL(`./pictures/${folder}/${picture}.webp`, import.meta.url);

const VIEWS = ["whole", "angle", "closer"];

/** The whole product, another view of it, then a picture for each color. The whole has the first color, unless that has its own. */
export function photographsOf({ name, colors }: Pick<DemoProduct, "name" | "colors">): Photograph[] {
  const folder = slugOf(name);
  const files = readdirSync(new URL(`./pictures/${folder}/`, import.meta.url));
  const has = (picture: string) => files.includes(`${picture}.webp`);
  const inColor = colors.filter((color) => has(slugOf(color)));
  const [first] = colors;
  const ofWhole = first !== undefined && !inColor.includes(first) ? first : undefined;
  return [
    ...VIEWS.filter(has).map((view) => ({
      file: pictureFile(folder, view),
      color: view === "whole" ? ofWhole : undefined,
    })),
    ...inColor.map((color) => ({ file: pictureFile(folder, slugOf(color)), color })),
  ];
}
