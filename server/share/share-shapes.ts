export type Pixels = { data: Buffer; width: number; height: number; channels: 4 };

/** The share of a pixel that a shape covers, 0 to 1; x and y are the pixel's centre. */
type Coverage = (x: number, y: number) => number;

/** Computes the pixels itself, because the process blocks reading SVG (server/pictures/re-encode.ts). */
export function shape(width: number, height: number, color: string, coverage: Coverage): Pixels {
  const data = Buffer.alloc(width * height * 4, Buffer.from([...channels(color), 0]));
  for (let y = 0, alpha = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, alpha += 4) data[alpha] = Math.round(255 * coverage(x + 0.5, y + 0.5));
  }
  return { data, width, height, channels: 4 };
}

type Size = { width: number; height: number };
type Disc = { x: number; y: number; radius: number; color: string };

/** A disc on a transparent canvas of this size, which may clip it. */
export const discOn = ({ width, height }: Size, { x, y, radius, color }: Disc): Pixels =>
  shape(width, height, color, (atX, atY) => edge(radius - Math.hypot(atX - x, atY - y)));

/** A sticker with a wavy rim. */
export const sticker = (radius: number, color: string): Pixels =>
  shape(radius * 2, radius * 2, color, (x, y) => {
    const turn = Math.atan2(y - radius, x - radius);
    return edge(radius * (0.95 + 0.04 * Math.cos(turn * 16)) - Math.hypot(x - radius, y - radius));
  });

export const roundedBox = (width: number, height: number, radius: number, color: string): Pixels =>
  shape(width, height, color, (x, y) => {
    const beyondX = Math.max(radius - x, x - (width - radius), 0);
    const beyondY = Math.max(radius - y, y - (height - radius), 0);
    return edge(radius - Math.hypot(beyondX, beyondY));
  });

const edge = (depth: number): number => Math.min(Math.max(depth + 0.5, 0), 1);

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
