import { drawnBow } from "../../domain/look/drawn-bow.ts";
import type { Palette } from "../../domain/look/palette.ts";

export const bowSymbol = (colors: Palette): string =>
  `<symbol id="bow" viewBox="0 2 34 28">${drawnBow(colors)}</symbol>`;

/** The symbol, turned about its centre at `x` and `y`. */
export function placedBow(width: number, x: number, y: number, turn = 0): string {
  const height = (width * 28) / 34;
  const place = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  return `<use href="#bow" ${place} transform="translate(${x} ${y}) rotate(${turn})"/>`;
}
