import { expect, test } from "vitest";
import { NO_SETTINGS } from "../../tests/support/paused-catalog.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { DAY_MS } from "../istanbul.ts";
import type { OccasionRow } from "../settings/occasion-rows.ts";
import { dayWithShelf, lastOrderWords, nearDays, reminderOf } from "./shown-days.ts";

const on = (date: string, days: OccasionRow[]) => ({
  products: [productOf({ name: "Kupa" }), productOf({ name: "Fener", inStock: false })],
  categories: [],
  findCategory: () => undefined,
  sections: { ...NO_SETTINGS.sections, occasions: { days } },
  shop: { ...NO_SETTINGS.shop, delivery: { words: "", days: { to: 2 } } },
  reckonedOn: Date.parse(date) / DAY_MS,
});
const MOTHERS = { id: "anneler-gunu", name: "Anneler Günü", shelf: "hand", products: ["Kupa"] } as const;
const mothersOn = (date: string, change: Partial<OccasionRow> = {}) =>
  on(date, [{ ...MOTHERS, products: ["Kupa"], ...change }]);

test("a day has a page the whole year, and tells its last order while it is near", () => {
  const wordsOn = (date: string) => {
    const day = dayWithShelf(mothersOn(date), "anneler-gunu");
    return day && [day.day, lastOrderWords(day)];
  };
  expect(wordsOn("2027-01-01")).toEqual(["2027-05-09", undefined]);
  expect(wordsOn("2027-05-01")).toEqual(["2027-05-09", "Son sipariş günü 5 Mayıs çarşamba"]);
  expect(wordsOn("2027-05-06")).toEqual(["2027-05-09", undefined]);
  expect(wordsOn("2027-05-10")).toEqual(["2028-05-14", undefined]);
});

test("nothing is shown of a day that is hidden, unknown, without a shelf, or whose products are gone", () => {
  expect(dayWithShelf(mothersOn("2027-05-01", { isHidden: true }), "anneler-gunu")).toBeUndefined();
  expect(dayWithShelf(mothersOn("2027-05-01"), "yok")).toBeUndefined();
  expect(dayWithShelf(on("2027-05-01", []), "anneler-gunu")).toBeUndefined();
  expect(dayWithShelf(mothersOn("2027-05-01", { products: ["Fener", "silinen"] }), "anneler-gunu")).toBeUndefined();
  expect(nearDays(mothersOn("2027-05-01", { products: ["Fener"] }))).toEqual([]);
  expect(nearDays(mothersOn("2027-05-01"))).toHaveLength(1);
});

test("a visitor is reminded of the coming day until its shelf comes, and then of the next year's", () => {
  const remindedOn = (date: string) => {
    const shown = mothersOn(date);
    const day = dayWithShelf(shown, "anneler-gunu");
    return day && reminderOf(day, shown.reckonedOn)?.from;
  };
  expect(remindedOn("2027-04-17")).toBe("2027-04-18");
  expect(remindedOn("2027-04-18")).toBe("2028-04-23");
  expect(remindedOn("2027-05-08")).toBe("2028-04-23");
});
