import { expect, test } from "vitest";
import { moment } from "./moment.ts";

const now = new Date("2026-03-02T08:00:00.000Z");

test.each([
  ["2026-03-01T20:30:00.000Z", "1 Mart 23:30"],
  ["2025-12-31T21:30:00.000Z", "1 Ocak 00:30"],
  ["2025-12-31T20:30:00.000Z", "31 Aralık 2025 23:30"],
  ["2026-12-31T21:30:00.000Z", "1 Ocak 2027 00:30"],
])("%s is told as '%s', with its year where it is another, by the clocks of Istanbul", (iso, told) => {
  expect(moment(iso, now)).toBe(told);
});
