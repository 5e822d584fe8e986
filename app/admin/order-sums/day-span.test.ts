import { expect, test } from "vitest";
import { everyDay, lastDays, thisMonth } from "./day-span.ts";

/** In Istanbul it is the first of December already. */
const NOW = new Date("2026-11-30T21:30:00Z");

test("a span ends today in Istanbul", () => {
  expect(lastDays(7, NOW)).toEqual({ from: "2026-11-25", until: "2026-12-01" });
  expect(lastDays(1, NOW)).toEqual({ from: "2026-12-01", until: "2026-12-01" });
  expect(thisMonth(NOW)).toEqual({ from: "2026-12-01", until: "2026-12-01" });
});

test("days without an order have a column too, unless there are too many", () => {
  const sold = [{ day: "2026-02-28", total: 5 }];
  expect(everyDay({ from: "2026-02-27", until: "2026-03-01" }, sold)).toEqual([
    { day: "2026-02-27", total: 0 },
    { day: "2026-02-28", total: 5 },
    { day: "2026-03-01", total: 0 },
  ]);
  expect(everyDay({ from: "2020-01-01", until: "2026-03-01" }, sold)).toBe(sold);
});
