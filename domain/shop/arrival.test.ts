import { describe, expect, test } from "vitest";
import { arrivalWords } from "./arrival.ts";

const TWO_TO_FOUR = { from: 2, to: 4 };

/** Noon in Istanbul. */
const noon = (day: string) => new Date(`${day}T12:00:00+03:00`);

describe("a parcel that takes 2 to 4 working days", () => {
  test.each([
    ["2026-11-23", "a Monday", "Çarşamba – cuma kapında"],
    ["2026-11-24", "a Tuesday", "Perşembe – pazartesi kapında"],
    ["2026-11-27", "a Friday", "Salı – perşembe kapında"],
    ["2026-11-28", "a Saturday, which counts as Monday", "Çarşamba – cuma kapında"],
    ["2026-11-29", "a Sunday, which counts as Monday", "Çarşamba – cuma kapında"],
  ])("ordered on %s, %s: %s", (day, _, words) => {
    expect(arrivalWords(TWO_TO_FOUR, noon(day))).toBe(words);
  });

  test.each([
    ["2026-12-30", "New Year's Day", "4 – 6 Ocak arası kapında"],
    ["2026-12-31", "New Year's Day", "5 – 7 Ocak arası kapında"],
    ["2026-10-26", "Republic Day and the half day before it", "30 Ekim – 3 Kasım arası kapında"],
    ["2027-04-22", "National Sovereignty Day", "27 – 29 Nisan arası kapında"],
    ["2026-03-18", "the Ramadan feast and its eve", "24 – 26 Mart arası kapında"],
    ["2026-05-25", "the Feast of Sacrifice and its eve", "2 – 4 Haziran arası kapında"],
    ["2027-03-05", "the Ramadan feast of another year", "15 – 17 Mart arası kapında"],
    ["2027-05-14", "a feast that ends with 19 May", "21 – 25 Mayıs arası kapında"],
  ])("ordered on %s is not promised for %s: %s", (day, _, words) => {
    expect(arrivalWords(TWO_TO_FOUR, noon(day))).toBe(words);
  });

  test("counts from Istanbul's day, whatever the clock of the browser is, in summer as in winter", () => {
    const arrival = (moment: string) => arrivalWords(TWO_TO_FOUR, new Date(moment));
    expect(arrival("2026-11-23T20:59:59Z")).toBe("Çarşamba – cuma kapında");
    expect(arrival("2026-11-23T21:00:00Z")).toBe("Perşembe – pazartesi kapında");
    expect(arrival("2026-06-15T20:59:59Z")).toBe("Çarşamba – cuma kapında");
    expect(arrival("2026-06-15T21:00:00Z")).toBe("Perşembe – pazartesi kapında");
  });

  test("is given no day once the religious feasts of that year are not known", () => {
    expect(arrivalWords(TWO_TO_FOUR, noon("2030-12-20"))).toBe("Salı – perşembe kapında");
    expect(arrivalWords(TWO_TO_FOUR, noon("2030-12-30"))).toBeUndefined();
  });
});

test("one day is named once, and the latest day is named as such", () => {
  expect(arrivalWords({ from: 1, to: 1 }, noon("2026-11-24"))).toBe("Çarşamba kapında");
  expect(arrivalWords({ to: 3 }, noon("2026-11-24"))).toBe("En geç cuma kapında");
  expect(arrivalWords({ to: 5 }, noon("2026-12-28"))).toBe("En geç 5 Ocak salı kapında");
});

test("no day behind the law's 30 is promised, and a shop that is closed for good promises none", () => {
  expect(arrivalWords({ to: 30 }, noon("2026-11-24"))).toBe("En geç 24 Aralık perşembe kapında");
  expect(arrivalWords(TWO_TO_FOUR, noon("2026-11-24"), [{ from: "2026-11-24", until: "9999-12-31" }])).toBeUndefined();
});

test("days off are no working days, the first and the last one included", () => {
  const daysOff = [{ from: "2026-11-25", until: "2026-11-26" }];
  expect(arrivalWords(TWO_TO_FOUR, noon("2026-11-24"), daysOff)).toBe("30 Kasım – 2 Aralık arası kapında");
});
