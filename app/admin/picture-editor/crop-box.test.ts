import { expect, test } from "vitest";
import { largestBox, movedBox, scaledBox, stretchedBox } from "./crop-box.ts";

test("the largest square of a wide picture has its height and is centered", () => {
  expect(largestBox({ width: 200, height: 100 }, 1)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  expect(largestBox({ width: 100, height: 200 }, 4 / 5).height).toBeCloseTo(0.625);
  expect(largestBox({ width: 100, height: 200 }, undefined)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

const MIDDLE = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };

test("a moved box stops at the edge", () => {
  expect(movedBox(MIDDLE, 0.1, -0.1)).toMatchObject({ left: 0.35, top: 0.15 });
  expect(movedBox(MIDDLE, 1, -1)).toMatchObject({ left: 0.5, top: 0 });
});

test("a box grows to the edge and shrinks to a tenth, in the same proportions", () => {
  expect(scaledBox(MIDDLE, 4)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  expect(scaledBox(MIDDLE, 0.01)).toMatchObject({ width: 0.1, height: 0.1 });
  expect(scaledBox(largestBox({ width: 200, height: 100 }, 1), 2)).toMatchObject({ width: 0.5, height: 1 });
});

test("dragging a corner leaves the opposite one in place", () => {
  expect(stretchedBox(MIDDLE, "left top", -0.25, 0.1)).toMatchObject({ left: 0, top: 0.35, width: 0.75 });
  expect(stretchedBox(MIDDLE, "right bottom", 1, 1)).toEqual({ left: 0.25, top: 0.25, width: 0.75, height: 0.75 });
  expect(stretchedBox(MIDDLE, "right top", -1, 0).width).toBeCloseTo(0.1);
});
