import { expect, test } from "vitest";
import { arrivalOnceConfirmed } from "./confirmed-arrival.ts";
import { orderArrivalWords } from "./order-arrival.ts";
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
