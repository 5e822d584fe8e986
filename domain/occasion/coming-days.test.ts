import { describe, expect, test } from "vitest";
import { DAY_MS, isoDate } from "../istanbul.ts";
import type { OccasionRow } from "../settings/occasion-rows.ts";
import { comingDays } from "./coming-days.ts";

const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
const TIMES = { delivery: { words: "", days: { from: 2, to: 3 } } };

const comingOn = (date: string, rows: readonly OccasionRow[] = [], times: object = TIMES) =>
  comingDays({ rows, times, preparingDays: 1 }, dayOf(date));
const on = (date: string, id: string, ...more: [rows?: readonly OccasionRow[], times?: object]) =>
  comingOn(date, ...more).find((day) => day.id === id);

/** The days of a span on which a special day is near. */
function nearDays(
  id: string,
  [from, until]: [string, string],
  ...more: [rows?: readonly OccasionRow[], times?: object]
) {
  const days = Array.from({ length: dayOf(until) - dayOf(from) + 1 }, (_, at) => isoDate(dayOf(from) + at));
  const near = days.filter((day) => on(day, id, ...more)?.isNear);
  return near.length === 0 ? undefined : { from: near[0], until: near.at(-1), count: near.length };
}

describe("a day comes 21 days before it and goes with its last order", () => {
  test("Women's Day 2027 goes before the eve of the feast", () => {
    expect(nearDays("kadinlar-gunu", ["2027-01-01", "2027-12-31"])).toEqual({
      ...{ from: "2027-02-15", until: "2027-03-02", count: 16 },
    });
    expect(on("2027-03-01", "kadinlar-gunu")).toMatchObject({
      day: "2027-03-08",
      lastOrder: "2027-03-02",
      leaves: "2027-03-03",
    });
  });

  test("Mother's Day 2028 lasts until behind the Feast of Sacrifice, if three days suffice", () => {
    expect(nearDays("anneler-gunu", ["2028-01-01", "2028-12-31"])).toMatchObject({
      from: "2028-04-23",
      until: "2028-05-09",
    });
  });

  test("closed days of the shop take it away earlier", () => {
    const times = { delivery: { ...TIMES.delivery, daysOff: [{ from: "2027-05-03", until: "2027-05-07" }] } };
    expect(nearDays("anneler-gunu", ["2027-01-01", "2027-12-31"], [], times)).toMatchObject({ until: "2027-04-27" });
  });

  test("closed days that reach far enough never let it come", () => {
    const times = { delivery: { ...TIMES.delivery, daysOff: [{ from: "2027-04-10", until: "2027-05-31" }] } };
    expect(nearDays("anneler-gunu", ["2027-01-01", "2027-12-31"], [], times)).toBeUndefined();
  });

  test("the owner sets how early it comes", () => {
    const row = { id: "anneler-gunu", name: "Anneler Günü", ahead: 10 };
    expect(nearDays("anneler-gunu", ["2027-01-01", "2027-12-31"], [row])).toMatchObject({
      from: "2027-04-29",
      until: "2027-05-04",
    });
  });

  test("a hidden day never comes", () => {
    const row = { id: "anneler-gunu", name: "Anneler Günü", isHidden: true };
    expect(nearDays("anneler-gunu", ["2027-01-01", "2027-12-31"], [row])).toBeUndefined();
    expect(on("2027-05-01", "anneler-gunu", [row])).toMatchObject({ isHidden: true });
  });

  test("a day in January comes in the year before", () => {
    expect(nearDays("karne-gunu", ["2026-12-01", "2027-02-01"])).toMatchObject({
      from: "2026-12-25",
      until: "2027-01-12",
    });
  });
});

describe("dates", () => {
  test("a moved day replaces that of its year alone", () => {
    const row = { id: "ramazan-bayrami", name: "Bayram", days: ["2027-03-10"] };
    expect(on("2027-03-01", "ramazan-bayrami", [row])).toMatchObject({
      name: "Bayram",
      day: "2027-03-10",
      isOwn: false,
      again: { day: "2028-02-26", from: "2028-02-05" },
    });
  });

  test("a day of her own comes back every year, and may be moved too", () => {
    const row = { id: "tanisma", name: "Bizim tanışma günümüz", isOwn: true, days: ["2026-06-12", "2028-06-13"] };
    const found = ["2026-06-12", "2026-06-13", "2027-06-13", "2028-06-14"].map(
      (today) => on(today, "tanisma", [row])?.day,
    );
    expect(found).toEqual(["2026-06-12", "2027-06-12", "2028-06-13", "2029-06-12"]);
    expect(on("2026-06-01", "tanisma", [row])).toMatchObject({ isOwn: true, name: "Bizim tanışma günümüz" });
  });

  test("29 February of her own is 1 March in other years", () => {
    const row = { id: "tanisma", name: "Tanışma", isOwn: true, days: ["2028-02-29"] };
    expect(on("2029-01-01", "tanisma", [row])?.day).toBe("2029-03-01");
    expect(on("2028-01-01", "tanisma", [row])?.day).toBe("2028-02-29");
  });

  test("days stand in the order of the calendar, each with its next date, on the day itself too", () => {
    const days = comingOn("2026-11-24");
    expect(days.slice(0, 4).map(({ id, day }) => [id, day])).toEqual([
      ["ogretmenler-gunu", "2026-11-24"],
      ["efsane-cuma", "2026-11-27"],
      ["yilbasi", "2026-12-31"],
      ["karne-gunu", "2027-01-15"],
    ]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  test("behind the table's last year no day is near, and a religious one is not listed", () => {
    expect(comingOn("2031-02-01").some(({ isNear }) => isNear)).toBe(false);
    expect(on("2031-02-01", "ramazan")).toBeUndefined();
  });

  test("rows that name no day of the calendar and are not her own are left out", () => {
    expect(on("2027-01-01", "eski-gun", [{ id: "eski-gun", name: "Eski gün", days: ["2027-02-02"] }])).toBeUndefined();
  });

  test("the last order is only told if the shop has said a delivery time", () => {
    expect(on("2027-05-01", "anneler-gunu", [], {})).toMatchObject({
      isPromised: false,
      isNear: true,
      lastOrder: "2027-05-06",
    });
    expect(on("2027-05-01", "anneler-gunu")).toMatchObject({ isPromised: true });
  });
});
