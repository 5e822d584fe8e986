type Box = { left: number; top: number; right: number; bottom: number };

export type Point = { x: number; y: number };

/** The index of the nearest box. The point may lie in a gap or outside, as a thumb does. */
export function nearestPlace(boxes: readonly Box[], { x, y }: Point): number {
  const distances = boxes.map(({ left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return distances.indexOf(Math.min(...distances));
}
