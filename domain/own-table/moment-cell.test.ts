import { expect, test } from "vitest";
import { momentCell, momentIn } from "./moment-cell.ts";

test.each([
  ["2027-01-05T06:00:00.000Z", "05.01.2027 09:00"],
  ["2026-11-28T21:30:15.000Z", "29.11.2026 00:30:15"],
  ["2026-11-29T04:35:08.123Z", "29.11.2026 07:35:08.123"],
])("%s is written as %s, and read back", (moment, cell) => {
  expect(momentCell(moment)).toBe(cell);
  expect(momentIn(cell)).toBe(moment);
});

test("days as spreadsheets and owners write them are read, and nothing else", () => {
  expect(momentIn("5.1.2027")).toBe("2027-01-04T21:00:00.000Z");
  expect(momentIn("2027-01-05 9:05")).toBe("2027-01-05T06:05:00.000Z");
  const others = ["", "yarın", "31.13.2027", "31.02.2027", "05.01.2027 25:00", "44197"];
  expect(others.filter((cell) => momentIn(cell) !== undefined)).toEqual([]);
});
