import { expect, test } from "vitest";
import { growthFor } from "./heap-room.ts";

const MB = 1024 * 1024;

test.each([
  [48 * MB, 25],
  [24 * MB, 50],
  [1000 * MB, 20],
])("of %i living bytes the heap grows by %i percent before it is collected", (living, percent) => {
  expect(growthFor(living)).toBe(percent);
});
