import { expect, test } from "vitest";
import { isoDate } from "../istanbul.ts";
import { dayInWords } from "./arrival.ts";
import { wishedDays } from "./wished-days.ts";
import { deliveryTime } from "./written-delivery.ts";

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
