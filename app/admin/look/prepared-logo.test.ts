import { expect, test } from "vitest";
import { cornerColor, filledBox } from "./prepared-logo.ts";

/** Five by four pixels of this color, with a blue part of two by one. */
function pixels(border: readonly number[]): Uint8ClampedArray {
  const data = new Uint8ClampedArray(5 * 4 * 4);
  for (let at = 0; at < data.length; at += 4) data.set(border, at);
  for (const x of [2, 3]) data.set([29, 78, 216, 255], (2 * 5 + x) * 4);
  return data;
}

test.each([
  ["transparent", [0, 0, 0, 0]],
  ["white", [255, 255, 255, 255]],
  ["colored", [200, 25, 63, 255]],
])("a %s border is cut off", (_, border) => {
  expect(filledBox(pixels(border), 5)).toEqual({ left: 2, top: 2, width: 2, height: 1 });
});

test("a picture brings its ground along if it is opaque and the same in all corners", () => {
  expect(cornerColor(pixels([255, 255, 255, 255]), 5)).toBe("#ffffff");
  expect(cornerColor(pixels([0, 0, 0, 0]), 5)).toBeUndefined();
  const uneven = pixels([200, 25, 63, 255]);
  uneven.set([10, 10, 10], uneven.length - 4);
  expect(cornerColor(uneven, 5)).toBeUndefined();
});

test("a picture of nothing has no logo in it", () => {
  expect(filledBox(new Uint8ClampedArray(80), 5)).toBeUndefined();
});
