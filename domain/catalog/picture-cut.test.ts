import { expect, test } from "vitest";
import { coveringScale, pictureCutSchema, turnedSize } from "./picture-cut.ts";

const CUT = { turn: 0, tilt: 0, crop: null, background: null };

test("a quarter turn exchanges width and height", () => {
  expect(turnedSize({ width: 40, height: 30 }, 270)).toEqual({ width: 30, height: 40 });
  expect(turnedSize({ width: 40, height: 30 }, 180)).toEqual({ width: 40, height: 30 });
});

test("the scale of a tilted picture grows with the tilt and with the difference of its sides", () => {
  expect(coveringScale({ width: 40, height: 30 }, 0)).toBe(1);
  expect(coveringScale({ width: 10, height: 10 }, 15)).toBeCloseTo(1.2247, 4);
  expect(coveringScale({ width: 20, height: 10 }, -15)).toBe(coveringScale({ width: 10, height: 20 }, 15));
});

test.each([
  ["a slanted turn", { turn: 45 }],
  ["too much tilt", { tilt: 16 }],
  ["a part outside of the picture", { crop: { left: 0.5, top: 0, width: 0.6, height: 1 } }],
  ["a color in words", { background: "pembe" }],
])("%s is refused", (_, wrong) => {
  expect(pictureCutSchema.safeParse(CUT).success).toBe(true);
  expect(pictureCutSchema.safeParse({ ...CUT, ...wrong }).success).toBe(false);
});
