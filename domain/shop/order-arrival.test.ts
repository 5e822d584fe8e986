import { expect, test } from "vitest";
import { isoDate } from "../istanbul.ts";
import { dayInWords } from "./arrival.ts";
import { arrivalOnceConfirmed } from "./chat-hours.ts";
import { orderArrivalWords, wishedDays } from "./order-arrival.ts";
import { deliveryTime } from "./written-delivery.ts";

const open = { opens: "10:00", closes: "19:00" };
/** Saturday and Sunday are closed. */
const WEEK = [open, open, open, open, open, null, null];
const at = (moment: string) => new Date(`${moment}+03:00`);

const times = (daysOff: { from: string; until: string; reason: string }[] = []) => {
  const delivery = deliveryTime("3-5 iş günü", daysOff);
  return { ...(delivery && { delivery }), chatHours: { week: WEEK, daysOff } };
};

test.each([
  // 2026-11-27 is a Friday.
  ["2026-11-25T12:00", "Bugün onaylarsan: 30 Kasım – 2 Aralık arası kapında"],
  ["2026-11-27T08:00", "Bugün onaylarsan: 2 – 4 Aralık arası kapında"],
  ["2026-11-27T19:30", "Pazartesi onaylarsan: 3 – 7 Aralık arası kapında"],
  ["2026-11-28T12:00", "Pazartesi onaylarsan: 3 – 7 Aralık arası kapında"],
  ["2026-11-29T12:00", "Yarın onaylarsan: 3 – 7 Aralık arası kapında"],
])("at %s the days are counted from the next one on which somebody answers: %s", (moment, words) => {
  expect(orderArrivalWords(times(), "", at(moment))).toBe(words);
});

test("a longer holiday names its end, with its date from a week on", () => {
  const holiday = [{ from: "2026-11-26", until: "2026-12-06", reason: "" }];
  expect(orderArrivalWords(times(holiday), "", at("2026-11-26T12:00"))).toBe(
    "7 Aralık onaylarsan: 10 – 14 Aralık arası kapında",
  );
});

test("the day that was asked for is said, whatever day it is", () => {
  expect(orderArrivalWords(times(), "2026-12-08", at("2026-11-28T12:00"))).toBe("İstediğin gün: 8 Aralık salı");
  expect(orderArrivalWords({}, "2026-12-08", at("2026-11-28T12:00"))).toBe("İstediğin gün: 8 Aralık salı");
});

test("a shop without hours can hear her at once, and one that names no days promises none", () => {
  const { delivery } = times();
  expect(arrivalOnceConfirmed({ ...(delivery && { delivery }) }, at("2026-11-28T12:00"))).toEqual({
    confirmed: "Bugün onaylarsan",
    arrival: "3 – 7 Aralık arası kapında",
  });
  expect(arrivalOnceConfirmed({ chatHours: times().chatHours }, at("2026-11-28T12:00"))).toBeUndefined();
});

const noon = (day: string) => new Date(`${day}T12:00:00+03:00`);

test("the days to choose from are those on which the parcel is there for certain, at most 60 ahead", () => {
  const daysOff = [{ from: "2026-12-07", until: "2026-12-08" }];
  const days = wishedDays({ delivery: deliveryTime("2-4 iş günü", daysOff) }, noon("2026-11-27"));
  expect(days.slice(0, 4).map(dayInWords)).toEqual([
    "3 Aralık perşembe",
    "4 Aralık cuma",
    "9 Aralık çarşamba",
    "10 Aralık perşembe",
  ]);
  expect(days.map(isoDate).at(-1)).toBe("2027-01-26");
  expect(wishedDays({}, noon("2026-11-27")).map(isoDate)[0]).toBe("2026-11-30");
});

test("after closing time they count from the next open day, as the product's page does", () => {
  const delivery = deliveryTime("2-4 iş günü");
  const open = { opens: "10:00", closes: "18:00" };
  const chatHours = { week: [open, open, open, open, open, open, null], daysOff: [] };
  const first = (time: string) =>
    wishedDays({ delivery, chatHours }, new Date(`2026-11-25T${time}+03:00`)).map(isoDate)[0];
  expect([first("12:00"), first("20:00")]).toEqual(["2026-12-01", "2026-12-02"]);
});
