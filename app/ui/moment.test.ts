import { expect, test } from "vitest";
import { daysLeft, moment, recentMoment } from "./moment.ts";

const now = new Date("2026-03-02T08:00:00.000Z");

test.each([
  ["2026-03-01T20:30:00.000Z", "1 Mart 23:30"],
  ["2025-12-31T21:30:00.000Z", "1 Ocak 00:30"],
  ["2025-12-31T20:30:00.000Z", "31 Aralık 2025 23:30"],
  ["2026-12-31T21:30:00.000Z", "1 Ocak 2027 00:30"],
])("%s reads '%s' in Istanbul's time, with the year unless it is this one", (iso, words) => {
  expect(moment(iso, now)).toBe(words);
});

test.each([
  ["2026-03-01T22:30:00.000Z", "bugün 01:30"],
  ["2026-03-01T20:30:00.000Z", "1 Mart 23:30"],
  ["2025-12-31T20:30:00.000Z", "31 Aralık 2025 23:30"],
  ["2025-12-31T21:30:00.000Z", "1 Ocak 00:30"],
])("in the panel %s reads '%s' in Istanbul's time", (iso, words) => {
  expect(recentMoment(iso, now)).toBe(words);
});

test("the last of thirty days counts as one day left, and after it none is left", () => {
  expect(daysLeft("2026-03-02T07:00:00.000Z", 30, now)).toBe(30);
  expect(daysLeft("2026-01-31T09:00:00.000Z", 30, now)).toBe(1);
  expect(daysLeft("2026-01-01T09:00:00.000Z", 30, now)).toBe(0);
});
