import { expect, test } from "vitest";
import { stepAt } from "./edge-scroll.ts";

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
