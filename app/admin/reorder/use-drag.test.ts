import { expect, test } from "vitest";
import { nearestPlace, stepAt } from "./use-drag.ts";

test("among rows only the height counts, however far the thumb is to the side", () => {
  const rows = [0, 50, 100].map((top) => ({ left: 0, right: 300, top, bottom: top + 50 }));
  expect(nearestPlace(rows, { x: 20, y: 70 })).toBe(1);
  expect(nearestPlace(rows, { x: 400, y: 120 })).toBe(2);
  expect(nearestPlace(rows, { x: 20, y: -80 })).toBe(0);
});

test("between two tiles the nearer one is taken", () => {
  const tiles = [0, 110].map((left) => ({ left, right: left + 100, top: 0, bottom: 100 }));
  expect(nearestPlace(tiles, { x: 104, y: 50 })).toBe(0);
  expect(nearestPlace(tiles, { x: 107, y: 50 })).toBe(1);
});

const VIEW = { top: 100, bottom: 700 };

test("a list scrolls under a finger near the edge, up to its ends", () => {
  const longList = { top: 0, bottom: 900 };
  expect(stepAt(400, VIEW, longList)).toBe(0);
  expect(stepAt(110, VIEW, longList)).toBeLessThan(0);
  expect(stepAt(690, VIEW, longList)).toBeGreaterThan(0);
  const shortList = { top: 150, bottom: 650 };
  expect(stepAt(110, VIEW, shortList)).toBe(0);
  expect(stepAt(690, VIEW, shortList)).toBe(0);
});
