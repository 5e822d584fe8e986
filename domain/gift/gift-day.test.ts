import { expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { DAY_MS } from "../istanbul.ts";
import { comingDays } from "../occasion/coming-days.ts";
import { SPECIAL_DAYS } from "../occasion/special-days.ts";
import { giftDayWords } from "./gift-day.ts";

const dayOf = (date: string) => Date.parse(date) / DAY_MS;
const MOTHERS_DAY = { name: "Anneler Günü" };
const DELIVERY = { delivery: { words: "", days: { from: 2, to: 3 } } };

const wordsOn = (date: string, times: object = DELIVERY, rows: Parameters<typeof comingDays>[0]["rows"] = []) =>
  giftDayWords(MOTHERS_DAY, comingDays({ rows, times, preparingDays: 1 }, dayOf(date)), dayOf(date));

test("a day tells its date and the last order that arrives, until it is too late", () => {
  expect(wordsOn("2027-04-20")).toBe("Anneler Günü: 9 Mayıs pazar. Yetişmesi için son sipariş 4 Mayıs salı.");
  expect(wordsOn("2027-05-04")).toBe("Anneler Günü: 9 Mayıs pazar. Yetişmesi için bugün sipariş ver.");
  expect(wordsOn("2027-05-05")).toBe("Anneler Günü: 9 Mayıs pazar. Kargoyla artık yetişmez.");
});

test("a day that has just been has its next year", () => {
  expect(wordsOn("2027-05-10")).toBe("Anneler Günü: 14 Mayıs pazar, 2028.");
});

test("a shop that promises no days tells the date alone, and a hidden day is not told", () => {
  expect(wordsOn("2027-04-20", {})).toBe("Anneler Günü: 9 Mayıs pazar.");
  expect(
    wordsOn("2027-04-20", DELIVERY, [{ id: "anneler-gunu", name: "Anneler Günü", isHidden: true }]),
  ).toBeUndefined();
});

test("each day that an occasion names is one of the calendar", () => {
  const ids = SPECIAL_DAYS.map(({ id }) => id);
  const named = FIRST_SETTINGS.searchGuide.giftOccasions.flatMap(({ days = [] }) => days);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(named.length).toBeGreaterThan(3);
});
