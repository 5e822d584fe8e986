import { describe, expect, test } from "vitest";
import { DAY_MS, isoDate } from "../istanbul.ts";
import { arrivalDays } from "../shop/arrival.ts";
import { heardOn } from "../shop/chat-hours.ts";
import { lastOrder } from "./last-order.ts";

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;

/** The days of delivery and of preparing, of a shop that is open every day. */
function last(date: string, days: number, preparing = 0, daysOff: { from: string; until: string }[] = []) {
  const found = lastOrder(dayOf(date), { delivery: { words: "", days: { to: days }, daysOff } }, preparing);
  return found && { order: isoDate(found.order), leaves: isoDate(found.leaves) };
}

describe("Women's Day 2027, a Monday and the eve of the Ramadan feast: carriers rest from Saturday on", () => {
  test("parcels that are one day on their way leave by Thursday, 4 March", () => {
    expect(last("2027-03-08", 1)).toEqual({ order: "2027-03-04", leaves: "2027-03-04" });
  });

  test("a day of preparing moves the order, and not the parcel", () => {
    expect(last("2027-03-08", 2, 1)).toEqual({ order: "2027-03-03", leaves: "2027-03-04" });
    expect(last("2027-03-08", 4, 2)).toEqual({ order: "2027-03-01", leaves: "2027-03-03" });
  });

  test("closed days of the shop move both", () => {
    expect(last("2027-03-08", 2, 1, [{ from: "2027-03-03", until: "2027-03-04" }])).toEqual({
      order: "2027-03-01",
      leaves: "2027-03-02",
    });
  });
});

test("Mother's Day 2028 has four working days behind the Feast of Sacrifice", () => {
  expect(last("2028-05-14", 3)?.order).toBe("2028-05-09");
  // The fourth one would begin on the eve, on which nothing leaves.
  expect(last("2028-05-14", 4)?.order).toBe("2028-05-03");
});

test("a half day before a feast or Republic Day is no day of a parcel", () => {
  expect(last("2026-10-29", 1)?.order).toBe("2026-10-26");
  expect(last("2026-03-20", 1)?.order).toBe("2026-03-17");
});

test("the shop has to be open on the day of the order, because it hears of it in the chat", () => {
  const open = { opens: "10:00", closes: "19:00" };
  const week = [open, open, open, null, open, null, null];
  const times = { delivery: { words: "", days: { to: 1 } }, chatHours: { week, daysOff: [] } };
  // 4 March is a Thursday.
  expect(isoDate(lastOrder(dayOf("2027-03-08"), times, 0)?.order ?? 0)).toBe("2027-03-03");
});

test("nothing is promised behind the table's last year, by a shop that is closed for good, or if it never opens", () => {
  expect(last("2031-02-14", 2)).toBeUndefined();
  expect(last("2027-05-09", 2, 0, [{ from: "2020-01-01", until: "9999-12-31" }])).toBeUndefined();
  const never = { delivery: undefined, chatHours: { week: Array(7).fill(null), daysOff: [] } };
  expect(lastOrder(dayOf("2027-05-09"), never, 0)).toBeUndefined();
});

test("without a delivery time it takes one working day, as for a wished day", () => {
  expect(isoDate(lastOrder(dayOf("2027-05-09"), {}, 0)?.order ?? 0)).toBe("2027-05-06");
});

test("from 2026 to 2030 it is the last day from which the wished days still reach the day or one before it", () => {
  const times = {
    delivery: { words: "", days: { from: 2, to: 4 }, daysOff: [{ from: "2027-06-07", until: "2027-06-11" }] },
  };
  const reaches = (ordered: number, day: number) => {
    const noon = new Date(ordered * DAY_MS + DAY_MS / 2);
    return arrivalDays(times.delivery, noon, heardOn(undefined, noon)).some((one) => one <= day);
  };
  for (let day = dayOf("2026-03-01"); day < dayOf("2030-12-31"); day += 5) {
    const found = lastOrder(day, times, 1)?.order ?? 0;
    expect([isoDate(day), reaches(found, day), reaches(found + 1, day)]).toEqual([isoDate(day), true, false]);
  }
});
