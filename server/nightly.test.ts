import { expect, test } from "vitest";
import { untilNight } from "./nightly.ts";

test.each([
  ["2026-11-22T00:59:00Z", 60_000],
  ["2026-11-22T01:00:00Z", 24 * 3600_000],
  ["2026-11-22T13:00:00Z", 12 * 3600_000],
])("at %s it waits for four in the morning in Istanbul", (now, wait) => {
  expect(untilNight(new Date(now))).toBe(wait);
});
