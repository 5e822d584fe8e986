import { TINTS, type Tint } from "../../domain/catalog/tint.ts";

export type Pattern = "dots" | "stripes" | "disc" | "checks" | "waves" | "rays";

/** The colors of a category's backdrop: its background (the tint), its pattern and its shadows. */
export type Backdrop = { tint: Tint; pattern: string; shadow: string };

export type Ellipse = { x: number; y: number; radiusX: number; radiusY: number };

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

const SHADOW_STRENGTH = 0.42;

/** A pattern at the size of a picture: its strength at each pixel, 0 to 255. */
export type Mask = Uint8Array;

/** Draws a patterned background with a soft shadow. It does not use SVG, because the picture library has SVG disabled for uploads. */
export function drawBackdrop(colors: Backdrop, mask: Mask, shadow: Ellipse, size: number): Pixels {
  const data = Buffer.alloc(size * size * 3);
  const blended = blends(colors);
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const at = (mask[pixel] ?? 0) * 3;
    data[pixel * 3] = blended[at] ?? 0;
    data[pixel * 3 + 1] = blended[at + 1] ?? 0;
    data[pixel * 3 + 2] = blended[at + 2] ?? 0;
  }
  addShadow(data, channels(colors.shadow), shadow, size);
  return { data, width: size, height: size, channels: 3 };
}

export function drawPattern(pattern: Pattern, size: number): Mask {
  const strengthAt = PATTERNS[pattern];
  return Uint8Array.from({ length: size * size }, (_, pixel) =>
    Math.round(255 * strengthAt((pixel % size) / size, Math.floor(pixel / size) / size)),
  );
}

/** The 256 blends from the background color to the pattern color, as RGB bytes. */
function blends(colors: Backdrop): Buffer {
  const from = channels(TINTS[colors.tint].light);
  const to = channels(colors.pattern);
  const steps = Array.from({ length: 256 }, (_, step) => from.map((value, at) => mix(value, to[at], step / 255)));
  return Buffer.from(steps.flat());
}

function addShadow(data: Buffer, color: readonly number[], shadow: Ellipse, size: number): void {
  const first = Math.max(Math.floor(shadow.y - 2 * shadow.radiusY), 0);
  const end = Math.min(Math.ceil(shadow.y + 2 * shadow.radiusY), size);
  for (let pixel = first * size; pixel < end * size; pixel += 1) {
    const strength = SHADOW_STRENGTH * shadowAt(shadow, pixel % size, Math.floor(pixel / size));
    if (strength === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      data[at] = mix(data[at], color[channel], strength);
    }
  }
}

/** Draws the same shadow on a transparent background, no wider than `maxWidth`. */
export function drawShadow(color: string, radiusX: number, radiusY: number, maxWidth: number): Pixels {
  const [width, height] = [Math.min(Math.ceil(radiusX * 4), maxWidth), Math.ceil(radiusY * 4)];
  const shadow = { x: width / 2, y: height / 2, radiusX, radiusY };
  const data = Buffer.alloc(width * height * 4, Buffer.from([...channels(color), 0]));
  for (let y = 0, alpha = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, alpha += 4) {
      data[alpha] = Math.round(255 * SHADOW_STRENGTH * shadowAt(shadow, x, y));
    }
  }
  return { data, width, height, channels: 4 };
}

export const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

type StrengthAt = (x: number, y: number) => number;

/** The strength of each pattern at a point of the unit square, 0 to 1. Edges are about one pixel wide. */
const PATTERNS: Record<Pattern, StrengthAt> = {
  dots: (x, y) => {
    const row = Math.floor(y / 0.1);
    const across = wrap(x + (row % 2) * 0.06, 0.12) - 0.06;
    return inside(0.017 - distance(across, wrap(y, 0.1) - 0.05));
  },
  stripes: (x, y) => inside(0.032 - Math.abs(wrap(0.87 * x + 0.5 * y, 0.13) - 0.065)),
  disc: (x, y) => inside(0.385 - distance(x - 0.5, y - 0.48)),
  checks: (x, y) => {
    const nearestLine = (at: number) => 0.0625 - Math.abs(wrap(at, 0.125) - 0.0625);
    const even = (Math.floor(x / 0.125) + Math.floor(y / 0.125)) % 2 === 0;
    const edge = Math.min(nearestLine(x), nearestLine(y));
    return 0.6 * inside(even ? edge : -edge);
  },
  waves: (x, y) => inside(0.026 - Math.abs(wrap(y + 0.022 * Math.sin(x * 6 * Math.PI), 0.125) - 0.0625)),
  rays: (x, y) => {
    const turn = Math.atan2(y - 0.48, x - 0.5) / (2 * Math.PI) + 0.51;
    const away = distance(x - 0.5, y - 0.48);
    return 0.75 * inside((0.0208 - Math.abs(wrap(turn, 1 / 12) - 1 / 24)) * 6 * away);
  },
};

const EDGE = 0.0012;

const inside = (depth: number): number => Math.min(Math.max(0.5 + depth / EDGE, 0), 1);

/** Math.hypot is many times slower. */
const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period;

function shadowAt({ x, y, radiusX, radiusY }: Ellipse, atX: number, atY: number): number {
  const away = ((atX - x) / radiusX) ** 2 + ((atY - y) / radiusY) ** 2;
  return away > 4 ? 0 : Math.exp(-1.6 * away);
}

const mix = (from = 0, to = 0, share = 0): number => Math.round(from + (to - from) * share);
