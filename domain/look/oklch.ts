/** A color as people see it: lightness from 0 to 1, strength of color, and hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

type Rgb = readonly [number, number, number];

/** The parts of `#rrggbb`, linear in light. */
function linearRgb(hex: string): Rgb {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const red = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const yellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l, c: Math.hypot(red, yellow), h: (Math.atan2(yellow, red) * 180) / Math.PI };
}

function rgbOf({ l, c, h }: Oklch): Rgb {
  const red = c * Math.cos((h * Math.PI) / 180);
  const yellow = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * red + 0.2158037573 * yellow) ** 3;
  const middle = (l - 0.1055613458 * red - 0.0638541728 * yellow) ** 3;
  const short = (l - 0.0894841775 * red - 1.291485548 * yellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (rgb: Rgb): boolean => rgb.every((part) => part > -0.0005 && part < 1.0005);

/** `#rrggbb`. A color that screens cannot show loses strength, and keeps its lightness and hue. */
export const hexOf = (color: Oklch): string =>
  `#${rgbOf({ ...color, c: shownStrength(color) })
    .map(hexPart)
    .join("")}`;

/** Twelve halvings find the strength more exactly than the colors of a screen differ. */
function shownStrength(color: Oklch): number {
  if (isShown(rgbOf(color))) return color.c;
  let [shown, tooStrong] = [0, color.c];
  for (let step = 0; step < 12; step++) {
    const middle = (shown + tooStrong) / 2;
    if (isShown(rgbOf({ ...color, c: middle }))) shown = middle;
    else tooStrong = middle;
  }
  return shown;
}

function hexPart(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, "0");
}

const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The distance of two colors as they look: 0.02 is just visible. */
export function distance(one: string, other: string): number {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  const between = ((a.h - b.h) * Math.PI) / 180;
  return Math.hypot(a.l - b.l, a.c - b.c * Math.cos(between), b.c * Math.sin(between));
}
