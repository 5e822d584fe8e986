import { describe, expect, test } from "vitest";
import { dayOffInWords, hoursInWords, todaysHours } from "./hours-words.ts";

const LONG = { opens: "10:00", closes: "19:00" };
const SHORT = { opens: "11:00", closes: "16:00" };
const WEEK = [LONG, LONG, LONG, LONG, LONG, SHORT, null];

test.each([
  [[], []],
  [WEEK, ["Hafta içi 10:00–19:00", "Cumartesi 11:00–16:00", "Pazar kapalı"]],
  [Array(7).fill(LONG), ["Her gün 10:00–19:00"]],
  [
    [LONG, LONG, SHORT, null, LONG, null, null],
    [
      "Pazartesi – salı 10:00–19:00",
      "Çarşamba 11:00–16:00",
      "Perşembe kapalı",
      "Cuma 10:00–19:00",
      "Hafta sonu kapalı",
    ],
  ],
])("neighbouring days with the same hours share a row: %#", (week, rows) => expect(hoursInWords(week)).toEqual(rows));

describe("today", () => {
  const DAYS_OFF = [{ from: "2026-03-20", until: "2026-03-22", reason: "Bayram tatili" }];

  test.each([
    ["2026-03-23T06:59:00Z", "Şu an kapalı · bugün 10:00–19:00"],
    ["2026-03-23T07:00:00Z", "Şu an açık · bugün 10:00–19:00"],
    ["2026-03-23T16:00:00Z", "Şu an kapalı · bugün 10:00–19:00"],
    ["2026-03-28T09:00:00Z", "Şu an açık · bugün 11:00–16:00"],
    ["2026-03-28T21:30:00Z", "Bugün kapalı"],
    ["2026-03-19T21:30:00Z", "Bugün kapalı · Bayram tatili"],
    ["2026-03-22T20:59:00Z", "Bugün kapalı · Bayram tatili"],
  ])("at %s it says: %s", (moment, words) => {
    expect(todaysHours({ week: WEEK, daysOff: DAYS_OFF }, new Date(moment))).toBe(words);
  });
});

test("days off are said with their reason, one day once", () => {
  expect(dayOffInWords({ from: "2026-03-28", until: "2026-04-02", reason: "Bayram tatili" })).toBe(
    "28 Mart 2026 – 2 Nisan 2026: Bayram tatili",
  );
  expect(dayOffInWords({ from: "2026-10-29", until: "2026-10-29", reason: "" })).toBe("29 Ekim 2026");
});
