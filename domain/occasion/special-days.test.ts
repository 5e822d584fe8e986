import { expect, test } from "vitest";
import { DAY_MS, dateOfDay } from "../istanbul.ts";
import { SPECIAL_DAYS } from "./special-days.ts";

const YEARS = [2026, 2027, 2028, 2029, 2030];
const daysOf = (id: string) =>
  YEARS.map((year) =>
    SPECIAL_DAYS.find((day) => day.id === id)
      ?.dayIn(year)
      ?.slice(5),
  );

test.each([
  ["anneler-gunu", ["05-10", "05-09", "05-14", "05-13", "05-12"]],
  ["babalar-gunu", ["06-21", "06-20", "06-18", "06-17", "06-16"]],
  ["efsane-cuma", ["11-27", "11-26", "11-24", "11-23", "11-29"]],
  ["ramazan", ["02-19", "02-08", "01-28", "01-16", "01-05"]],
  ["ramazan-bayrami", ["03-20", "03-09", "02-26", "02-14", "02-04"]],
  ["kurban-bayrami", ["05-27", "05-16", "05-05", "04-24", "04-13"]],
  ["sevgililer-gunu", Array(5).fill("02-14")],
  ["kadinlar-gunu", Array(5).fill("03-08")],
  ["cocuk-bayrami", Array(5).fill("04-23")],
  ["genclik-bayrami", Array(5).fill("05-19")],
  ["cumhuriyet-bayrami", Array(5).fill("10-29")],
  ["ogretmenler-gunu", Array(5).fill("11-24")],
  ["yilbasi", Array(5).fill("12-31")],
  ["karne-gunu", ["01-16", "01-15", "01-21", "01-19", "01-18"]],
])("%s from 2026 to 2030", (id, days) => {
  expect(daysOf(id)).toEqual(days);
});

test("each day has an address of its own, and a real date in each year until 2030", () => {
  expect(new Set(SPECIAL_DAYS.map(({ id }) => id)).size).toBe(SPECIAL_DAYS.length);
  for (const { id, dayIn } of SPECIAL_DAYS)
    for (const year of YEARS) {
      const day = dayIn(year) ?? "";
      expect([
        id,
        dateOfDay(Date.parse(day) / DAY_MS)
          .toISOString()
          .slice(0, 10),
      ]).toEqual([id, day]);
    }
});

test("the religious days end with the table", () => {
  const left = SPECIAL_DAYS.filter(({ dayIn }) => dayIn(2031) === undefined).map(({ id }) => id);
  expect(left).toEqual(["ramazan", "ramazan-bayrami", "kurban-bayrami"]);
});
