export type Pattern = "dots" | "stripes" | "disc" | "checks" | "waves" | "rays";

/** Card stock of a category: its tint (as in the shop's style sheet), the printed shade, the color of shadows on it. */
export type Card = { tint: string; shade: string; shadow: string };

export type Ellipse = { x: number; y: number; radiusX: number; radiusY: number };

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

const GROUND_STRENGTH = 0.42;

/** How much ink lies at each pixel, 0 to 255. */
export type Plate = Uint8Array;

/** Printed card with a soft shadow on it. Drawn by hand because reading SVG is locked once uploads are. */
export function drawBackdrop(card: Card, plate: Plate, ground: Ellipse, size: number): Pixels {
  const data = Buffer.alloc(size * size * 3);
  const inks = inksOf(card);
  for (let pixel = 0; pixel < plate.length; pixel += 1) {
    const ink = (plate[pixel] ?? 0) * 3;
    data[pixel * 3] = inks[ink] ?? 0;
    data[pixel * 3 + 1] = inks[ink + 1] ?? 0;
    data[pixel * 3 + 2] = inks[ink + 2] ?? 0;
  }
  shade(data, channels(card.shadow), ground, size);
  return { data, width: size, height: size, channels: 3 };
}

export function cutPlate(pattern: Pattern, size: number): Plate {
  const print = PATTERNS[pattern];
  return Uint8Array.from({ length: size * size }, (_, pixel) =>
    Math.round(255 * print((pixel % size) / size, Math.floor(pixel / size) / size)),
  );
}

/** Every step from the tint to the shade. */
function inksOf(card: Card): Buffer {
  const [tint, full] = [channels(card.tint), channels(card.shade)];
  const steps = Array.from({ length: 256 }, (_, step) => tint.map((from, at) => mix(from, full[at], step / 255)));
  return Buffer.from(steps.flat());
}

function shade(data: Buffer, shadow: readonly number[], ground: Ellipse, size: number): void {
  const first = Math.max(Math.floor(ground.y - 2 * ground.radiusY), 0);
  const end = Math.min(Math.ceil(ground.y + 2 * ground.radiusY), size);
  for (let pixel = first * size; pixel < end * size; pixel += 1) {
    const strength = GROUND_STRENGTH * shadowAt(ground, pixel % size, Math.floor(pixel / size));
    if (strength === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      data[at] = mix(data[at], shadow[channel], strength);
    }
  }
}

/** The same soft shadow on nothing, no larger than it has to be nor than the canvas it is for. */
export function drawGround(color: string, radiusX: number, radiusY: number, maxWidth: number): Pixels {
  const [width, height] = [Math.min(Math.ceil(radiusX * 4), maxWidth), Math.ceil(radiusY * 4)];
  const ground = { x: width / 2, y: height / 2, radiusX, radiusY };
  const data = Buffer.alloc(width * height * 4, Buffer.from([...channels(color), 0]));
  for (let y = 0, alpha = 3; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, alpha += 4) {
      data[alpha] = Math.round(255 * GROUND_STRENGTH * shadowAt(ground, x, y));
    }
  }
  return { data, width, height, channels: 4 };
}

export const channels = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

type Print = (x: number, y: number) => number;

/** How much ink lies at a point of the unit square; edges fade over about one pixel. */
const PATTERNS: Record<Pattern, Print> = {
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

/** Math.hypot takes many times as long. */
const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period;

function shadowAt({ x, y, radiusX, radiusY }: Ellipse, atX: number, atY: number): number {
  const away = ((atX - x) / radiusX) ** 2 + ((atY - y) / radiusY) ** 2;
  return away > 4 ? 0 : Math.exp(-1.6 * away);
}

const mix = (from = 0, to = 0, share = 0): number => Math.round(from + (to - from) * share);
