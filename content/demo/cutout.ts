import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp, { type Region, type Sharp } from "sharp";
import { channels, type Pixels } from "./backdrop.ts";

const ART_PACKAGE = "@lobehub/fluent-emoji-3d";

/**
 * An emoji, as it is or repainted. `wash` removes a share of its color first. Then `hue` rotates the colors, and `dye` colors
 * white and grey parts.
 */
export type Art = string | { art: string; hue?: number; dye?: string; wash?: number; turn?: number; mirrored?: true };

/** Dyeing darkens a picture. This factor restores its lightness. */
const DYE_LIGHT = 1.22;

/** Pixels with less alpha count as empty. */
const MIN_ALPHA = 12;

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

export type Cut = { size: number; turn?: number };

/** Undefined if the development dependencies are not installed. */
export function findArtFolder(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${ART_PACKAGE}/package.json`)), "assets");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** The object without background. Its longer side is about `size` pixels before rotation, a little more for a slender one. */
export async function cutOut(folder: string, art: Art, { size, turn = 0 }: Cut): Promise<Pixels> {
  const look = typeof art === "string" ? { art } : art;
  const original = await repaint(sharp(artFile(folder, look.art)), look);
  const slender = Math.max(original.width, original.height) / Math.min(original.width, original.height);
  const side = Math.round(size * Math.min(slender ** 0.2, 1.18));
  return pixelsOf(
    sharp(original.data, { raw: original })
      .resize({ width: side, height: side, fit: "inside", kernel: "lanczos3" })
      .flop(look.mirrored ?? false)
      .rotate(look.turn ?? turn, { background: NOTHING }),
  );
}

/** Recolors the picture before it is enlarged, because it then has fewer pixels. */
async function repaint(picture: Sharp, { hue = 0, dye, wash = 0 }: Exclude<Art, string>): Promise<Pixels> {
  const whole = await pixelsOf(picture.ensureAlpha());
  const trimmed = sharp(whole.data, { raw: whole }).extract(visibleBox(whole)).sharpen();
  const turned = hue || wash ? trimmed.modulate({ hue, saturation: 1 - wash }) : trimmed;
  if (!dye) return pixelsOf(turned);
  const strength = channels(dye).map((channel) => (channel / 255) * DYE_LIGHT);
  return pixelsOf(turned.linear([...strength, 1], [0, 0, 0, 0]));
}

/** The bounding box of the visible pixels. It is many times faster than sharp's trim. */
function visibleBox({ data, width, height }: Pixels): Region {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, alpha = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, alpha += 4) {
      if ((data[alpha] ?? 0) < MIN_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The shadow of an object on a surface right behind it. */
export async function castShadow(object: Pixels, color: string, strength: number, blur: number): Promise<Pixels> {
  const margin = blur * 3;
  return pixelsOf(
    sharp(object.data, { raw: object })
      .linear([0, 0, 0, strength], [...channels(color), 0])
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: NOTHING })
      .blur(blur),
  );
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 4 };
}

/** Files are named by code points, some of them with the variation selector. */
function artFile(folder: string, emoji: string): string {
  const name = [...emoji].map((character) => character.codePointAt(0)?.toString(16)).join("-");
  const candidates = [name, name.replace(/-fe0f$/, ""), `${name}-fe0f`].map((file) => join(folder, `${file}.webp`));
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`No art for ${emoji} (${name}) in ${ART_PACKAGE}`);
  return found;
}
