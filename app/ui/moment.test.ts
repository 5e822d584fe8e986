import { expect, test } from "vitest";
import { daysLeft, moment, recentMoment } from "./moment.ts";

const now = new Date("2026-03-02T08:00:00.000Z");

test.each([
  ["2026-03-01T20:30:00.000Z", "1 Mart 23:30"],
  ["2025-12-31T21:30:00.000Z", "1 Ocak 00:30"],
  ["2025-12-31T20:30:00.000Z", "31 Aralık 2025 23:30"],
  ["2026-12-31T21:30:00.000Z", "1 Ocak 2027 00:30"],
])("%s is told as '%s', with its year where it is another, by the clocks of Istanbul", (iso, told) => {
  expect(moment(iso, now)).toBe(told);
});

test.each([
  ["2026-03-01T22:30:00.000Z", "bugün 01:30"],
  ["2026-03-01T20:30:00.000Z", "1 Mart 23:30"],
  ["2025-12-31T20:30:00.000Z", "31 Aralık 2025 23:30"],
  ["2025-12-31T21:30:00.000Z", "1 Ocak 00:30"],
])("in the panel %s is told as '%s', by the clocks of Istanbul", (iso, told) => {
  expect(recentMoment(iso, now)).toBe(told);
});

test("of thirty days the last one is still one, and then there are none", () => {
  expect(daysLeft("2026-03-02T07:00:00.000Z", 30, now)).toBe(30);
  expect(daysLeft("2026-01-31T09:00:00.000Z", 30, now)).toBe(1);
  expect(daysLeft("2026-01-01T09:00:00.000Z", 30, now)).toBe(0);
});
