import { toneOf } from "../../../domain/look/header-logo.ts";
import type { PictureLogo } from "../../../domain/look/look.ts";
import { hexOf, oklchOf } from "../../../domain/look/oklch.ts";
import { dataAddress } from "../../ui/data-address.ts";

/** A logo without its empty border, as a PNG to upload, with its size and three of its colors. */
type PreparedLogo = Omit<PictureLogo, "image"> & { file: File; colors: readonly string[] };

/** Twice the side at which the header shows it, and enough for the icons. */
const LONGEST_SIDE = 640;

/** The server refuses a thinner picture. A thin logo gets empty room beside it. */
const LEAST_SIDE = 60;

/** Draws any picture that the browser can open, also SVG, which the server never sees, or one at an address of the shop. Undefined if it cannot be opened. */
export async function prepareLogo(file: Blob | string): Promise<PreparedLogo | undefined> {
  const picture = await opened(file);
  if (!picture) return undefined;
  const whole = drawn(picture, { left: 0, top: 0, ...sizeOf(picture) });
  const { data, width } = pixelsOf(whole);
  const ground = cornerColor(data, width);
  const all = { left: 0, top: 0, width: whole.width, height: whole.height };
  const filled = filledBox(data, width) ?? all;
  const cut = drawn(whole, ground ? withMargin(filled, all) : filled, ground);
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, "image/png"));
  if (!blob) return undefined;
  const colors = opaqueColors(pixelsOf(cut).data);
  return {
    file: new File([blob], "logo.png", { type: "image/png" }),
    width: cut.width,
    height: cut.height,
    tone: ground ? "any" : toneOf(colors),
    ground,
    colors: mostSeen(colors),
  };
}

async function opened(file: Blob | string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = typeof file === "string" ? file : await dataAddress(file);
  try {
    await picture.decode();
    return picture;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

type Box = { left: number; top: number; width: number; height: number };

/** An SVG may say no size; then the browser knows its proportions alone. */
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth || LONGEST_SIDE,
  height: naturalHeight || LONGEST_SIDE,
});

/** Enlarged too, because an SVG may be written small. */
function drawn(
  picture: HTMLImageElement | HTMLCanvasElement,
  { left, top, width, height }: Box,
  ground?: string,
): HTMLCanvasElement {
  const scale = LONGEST_SIDE / Math.max(width, height);
  const canvas = document.createElement("canvas");
  const [wide, high] = [width * scale, height * scale];
  canvas.width = Math.round(Math.max(wide, LEAST_SIDE));
  canvas.height = Math.round(Math.max(high, LEAST_SIDE));
  const paper = canvas.getContext("2d");
  if (paper) paper.imageSmoothingQuality = "high";
  if (paper && ground) {
    paper.fillStyle = ground;
    paper.fillRect(0, 0, canvas.width, canvas.height);
  }
  const [x, y] = [(canvas.width - wide) / 2, (canvas.height - high) / 2];
  paper?.drawImage(picture, left, top, width, height, x, y, wide, high);
  return canvas;
}

const pixelsOf = (canvas: HTMLCanvasElement): ImageData =>
  canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? new ImageData(1, 1);

/** The most by which a channel of a pixel may differ from the border's. */
const SAME = 12;

/** The box without outer rows and columns that have the color of the first pixel, or none. */
export function filledBox(data: Uint8ClampedArray, width: number): Box | undefined {
  const isEmpty = (at: number) =>
    (data[at + 3] ?? 0) < SAME ||
    [0, 1, 2, 3].every((part) => Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) <= SAME);
  let [left, right, top, bottom] = [width, -1, Number.POSITIVE_INFINITY, -1];
  for (let at = 0; at < data.length; at += 4) {
    if (isEmpty(at)) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The ground of a picture that is not transparent: all four corners have it. */
export function cornerColor(data: Uint8ClampedArray, width: number): string | undefined {
  const last = data.length - 4;
  const corners = [0, (width - 1) * 4, last - (width - 1) * 4, last];
  const isGround = (at: number) =>
    data[at + 3] === 255 && [0, 1, 2].every((part) => Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) <= SAME);
  return corners.every(isGround) ? hexAt(data, 0) : undefined;
}

const hexAt = (data: Uint8ClampedArray, at: number): string =>
  `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, "0")).join("")}`;

const MARGIN = 0.05;

/** Some of the ground stays around the logo, so that letters do not touch its edge. */
function withMargin({ left, top, width, height }: Box, all: Box): Box {
  const margin = Math.round(Math.max(width, height) * MARGIN);
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x,
    top: y,
    width: Math.min(all.width, left + width + margin) - x,
    height: Math.min(all.height, top + height + margin) - y,
  };
}

/** Each 16th pixel is enough. */
function opaqueColors(data: Uint8ClampedArray): string[] {
  const pixels = Array.from({ length: Math.ceil(data.length / 64) }, (_, nth) => nth * 64);
  return pixels.filter((at) => (data[at + 3] ?? 0) >= 128).map((at) => hexAt(data, at));
}

const GRAY = 0.04;

/** Up to three colors that most of the pixels have, without white, black and gray. */
function mostSeen(colors: readonly string[]): string[] {
  const counted = new Map<string, { color: string; count: number }>();
  for (const color of colors) {
    const { l, c, h } = oklchOf(color);
    if (c < GRAY) continue;
    const key = `${Math.round(h / 25)} ${Math.round(l * 5)}`;
    const known = counted.get(key) ?? { color: hexOf({ l, c, h }), count: 0 };
    counted.set(key, { ...known, count: known.count + 1 });
  }
  return [...counted.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ color }) => color);
}
