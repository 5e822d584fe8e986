import { expect, test } from "vitest";
import { stepAt } from "./edge-scroll.ts";

const VIEW = { top: 100, bottom: 700 };

test("a list scrolls under a finger near the edge, as far as it goes", () => {
  const longer = { top: 0, bottom: 900 };
  expect(stepAt(400, VIEW, longer)).toBe(0);
  expect(stepAt(110, VIEW, longer)).toBeLessThan(0);
  expect(stepAt(690, VIEW, longer)).toBeGreaterThan(0);
  const seenWhole = { top: 150, bottom: 650 };
  expect(stepAt(110, VIEW, seenWhole)).toBe(0);
  expect(stepAt(690, VIEW, seenWhole)).toBe(0);
});
