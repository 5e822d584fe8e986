import { describe, expect, test } from "vitest";
import { chatHoursWords } from "./chat-hours.ts";

const open = { opens: "10:00", closes: "19:00" };
/** Sunday is closed. */
const WEEK = [open, open, open, open, open, { opens: "13:00", closes: "18:00" }, null];
const at = (moment: string) => new Date(`${moment}+03:00`);
const words = (moment: string, daysOff: Parameters<typeof chatHoursWords>[0]["daysOff"] = [], week = WEEK) =>
  chatHoursWords({ week, daysOff }, at(moment));

describe("when somebody answers in the chat", () => {
  test.each([
    // 2026-11-25 is a Wednesday.
    ["2026-11-25T10:00", "Şu an açığız"],
    ["2026-11-25T18:59", "Şu an açığız"],
    ["2026-11-25T00:00", "Şu an kapalıyız, bugün 10:00'da yazarız"],
    ["2026-11-25T09:59", "Şu an kapalıyız, bugün 10:00'da yazarız"],
    ["2026-11-25T19:00", "Şu an kapalıyız, yarın 10:00'da yazarız"],
    ["2026-11-27T23:30", "Şu an kapalıyız, yarın 13:00'te yazarız"],
    ["2026-11-28T18:00", "Şu an kapalıyız, pazartesi 10:00'da yazarız"],
    ["2026-11-29T12:00", "Şu an kapalıyız, yarın 10:00'da yazarız"],
  ])("at %s: %s", (moment, said) => expect(words(moment)).toBe(said));

  test("a day off is no day to answer, and its last day counts", () => {
    const daysOff = [{ from: "2026-11-25", until: "2026-11-26", reason: "" }];
    expect(words("2026-11-25T12:00", daysOff)).toBe("Şu an kapalıyız, cuma 10:00'da yazarız");
    expect(words("2026-11-24T20:00", daysOff)).toBe("Şu an kapalıyız, cuma 10:00'da yazarız");
  });

  test("after a longer holiday the day has its date; after a very long one there is none", () => {
    const until = (day: string) => [{ from: "2026-11-25", until: day, reason: "Tatil" }];
    expect(words("2026-11-25T12:00", until("2026-12-06"))).toBe("Şu an kapalıyız, 7 Aralık 10:00'da yazarız");
    expect(words("2026-11-25T12:00", until("2027-11-06"))).toBe("Şu an kapalıyız, açılınca yazarız");
  });

  test.each([
    ["2026-11-25T23:59", "Şu an açığız"],
    ["2026-11-26T01:59", "Şu an açığız"],
    ["2026-11-26T02:00", "Şu an kapalıyız, bugün 14:00'te yazarız"],
    ["2026-11-25T01:00", "Şu an kapalıyız, bugün 14:00'te yazarız"],
  ])("a shop that opens on Wednesday and Thursday until two at night: at %s: %s", (moment, said) => {
    const late = { opens: "14:00", closes: "02:00" };
    expect(words(moment, [], [null, null, late, late, null, null, null])).toBe(said);
  });

  test("a shop may close at midnight", () => {
    const week = Array.from({ length: 7 }, () => ({ opens: "10:00", closes: "00:00" }));
    expect(words("2026-11-25T23:59", [], week)).toBe("Şu an açığız");
    expect(words("2026-11-26T00:00", [], week)).toBe("Şu an kapalıyız, bugün 10:00'da yazarız");
  });

  test("hours that were not set say nothing", () => {
    expect(chatHoursWords({ week: [], daysOff: [] }, at("2026-11-25T12:00"))).toBeUndefined();
  });

  test("the day changes at midnight in Istanbul, wherever the visitor is", () => {
    expect(chatHoursWords({ week: WEEK, daysOff: [] }, new Date("2026-11-25T20:59:00Z"))).toContain("yarın");
    expect(chatHoursWords({ week: WEEK, daysOff: [] }, new Date("2026-11-25T21:00:00Z"))).toContain("bugün");
  });
});

test.each([
  ...["00:00'da", "01:00'de", "02:00'de", "03:00'te", "04:00'te", "05:00'te", "06:00'da", "07:00'de", "08:00'de"],
  ...["09:00'da", "10:00'da", "11:00'de", "12:00'de", "13:00'te", "14:00'te", "15:00'te", "16:00'da", "17:00'de"],
  ...["18:00'de", "19:00'da", "20:00'de", "21:00'de", "22:00'de", "23:00'te"],
  ...["09:05'te", "09:10'da", "09:15'te", "09:20'de", "09:30'da", "09:40'ta", "09:45'te", "09:50'de", "09:59'da"],
])("the time is said as %s", (said) => {
  const opens = said.slice(0, 5);
  const week = Array.from({ length: 7 }, () => ({ opens, closes: "23:59" }));
  expect(words("2026-11-24T23:59", [], week)).toBe(`Şu an kapalıyız, yarın ${said} yazarız`);
});
