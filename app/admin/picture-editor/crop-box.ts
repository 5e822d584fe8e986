/** A part of the picture, in shares of its width and height. */
export type Box = { left: number; top: number; width: number; height: number };

export type PixelSize = { width: number; height: number };

const SMALLEST = 0.1;

/** The largest centered box of these proportions; without proportions the whole picture. */
export function largestBox(frame: PixelSize, proportions: number | undefined): Box {
  if (proportions === undefined) return { left: 0, top: 0, width: 1, height: 1 };
  const wide = proportions / (frame.width / frame.height);
  const width = Math.min(wide, 1);
  const height = Math.min(1 / wide, 1);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

export const movedBox = ({ width, height, ...box }: Box, right: number, down: number): Box => ({
  left: between(0, box.left + right, 1 - width),
  top: between(0, box.top + down, 1 - height),
  width,
  height,
});

/** Scales the box around its middle, up to the edges of the picture. Its proportions stay. */
export function scaledBox({ left, top, width, height }: Box, factor: number): Box {
  const least = SMALLEST / Math.min(width, height);
  const scale = between(Math.min(least, 1), factor, Math.min(1 / width, 1 / height));
  const scaled = {
    left: left + (width * (1 - scale)) / 2,
    top: top + (height * (1 - scale)) / 2,
    width: width * scale,
    height: height * scale,
  };
  return movedBox(scaled, 0, 0);
}

export type Corner = "left top" | "right top" | "left bottom" | "right bottom";

export const CORNERS: readonly Corner[] = ["left top", "right top", "left bottom", "right bottom"];

/** Drags a corner; the opposite one stays in place. */
export function stretchedBox(box: Box, corner: Corner, right: number, down: number): Box {
  const boxEnd = box.left + box.width;
  const boxBottom = box.top + box.height;
  const isLeft = corner.startsWith("left");
  const isTop = corner.endsWith("top");
  const left = isLeft ? between(0, box.left + right, boxEnd - SMALLEST) : box.left;
  const top = isTop ? between(0, box.top + down, boxBottom - SMALLEST) : box.top;
  const end = isLeft ? boxEnd : between(left + SMALLEST, boxEnd + right, 1);
  const bottom = isTop ? boxBottom : between(top + SMALLEST, boxBottom + down, 1);
  return { left, top, width: end - left, height: bottom - top };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
