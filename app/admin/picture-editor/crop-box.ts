/** A part of a frame, in shares of its sides. */
export type Box = { left: number; top: number; width: number; height: number };

export type Size = { width: number; height: number };

const SMALLEST = 0.1;

/** The largest part of these proportions, in the middle; all of it where none are asked. */
export function largestBox(frame: Size, proportions: number | undefined): Box {
  if (proportions === undefined) return { left: 0, top: 0, width: 1, height: 1 };
  const wide = proportions / (frame.width / frame.height);
  const [width, height] = wide > 1 ? [1, 1 / wide] : [wide, 1];
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

export const movedBox = ({ width, height, ...box }: Box, right: number, down: number): Box => ({
  left: between(0, box.left + right, 1 - width),
  top: between(0, box.top + down, 1 - height),
  width,
  height,
});

/** Around its middle, as far as the frame reaches; its proportions stay. */
export function scaledBox({ left, top, width, height }: Box, factor: number): Box {
  const least = SMALLEST / Math.min(width, height);
  const scale = between(Math.min(least, 1), factor, Math.min(1 / width, 1 / height));
  const next = { width: width * scale, height: height * scale };
  return movedBox({ ...next, left: left + (width - next.width) / 2, top: top + (height - next.height) / 2 }, 0, 0);
}

export type Corner = "left top" | "right top" | "left bottom" | "right bottom";

export const CORNERS: readonly Corner[] = ["left top", "right top", "left bottom", "right bottom"];

/** The opposite corner stays where it is. */
export function stretchedBox(box: Box, corner: Corner, right: number, down: number): Box {
  const [ends, bottoms] = [box.left + box.width, box.top + box.height];
  const isLeft = corner.startsWith("left");
  const isTop = corner.endsWith("top");
  const left = isLeft ? between(0, box.left + right, ends - SMALLEST) : box.left;
  const top = isTop ? between(0, box.top + down, bottoms - SMALLEST) : box.top;
  const end = isLeft ? ends : between(left + SMALLEST, ends + right, 1);
  const bottom = isTop ? bottoms : between(top + SMALLEST, bottoms + down, 1);
  return { left, top, width: end - left, height: bottom - top };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
