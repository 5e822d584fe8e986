import { expect, test } from "vitest";
import { lowestPriceBefore, type PriceChange, priceThen } from "./price-history.ts";

const now = new Date("2026-06-30T12:00:00.000Z");
const since = "2026-01-01T00:00:00.000Z";
const at = (day: string, before: number, after: number): PriceChange => ({
  at: `2026-${day}T12:00:00.000Z`,
  before,
  after,
});

const lowest = (next: number | undefined, price: number, changes: PriceChange[], days = 30) =>
  lowestPriceBefore(next, { price, since, changes }, days, now);

test("for a new price it is the lowest of the days until now, including the current price", () => {
  expect(lowest(150, 200, [])).toBe(200);
  expect(lowest(150, 200, [at("06-10", 180, 250), at("06-20", 250, 200)])).toBe(180);
  expect(lowest(150, 200, [at("05-01", 90, 180), at("06-20", 180, 200)])).toBe(180);
  expect(lowest(150, 200, [at("05-01", 90, 180), at("06-20", 180, 200)], 90)).toBe(90);
});

test("for the current price it is the lowest of the days before it was set", () => {
  expect(lowest(150, 150, [at("06-20", 200, 150)])).toBe(200);
  expect(lowest(undefined, 150, [at("06-01", 180, 200), at("06-20", 200, 150)])).toBe(180);
  expect(lowest(150, 150, [at("02-01", 100, 200), at("06-20", 200, 150)])).toBe(200);
});

test("a product without an earlier price has none", () => {
  expect(lowest(150, 150, [])).toBeUndefined();
  expect(lowestPriceBefore(90, { price: 100, since: now.toISOString(), changes: [] }, 30, now)).toBeUndefined();
});

const SINCE = { revision: 5, at: "2026-01-01T00:00:00.000Z" };
const PRICES = {
  price: 150,
  changes: [
    { at: "2026-03-01T00:00:00.000Z", revision: 20, before: 100, after: 120 },
    { at: "2026-06-01T00:00:00.000Z", revision: 40, before: 120, after: 150 },
  ],
};

test.each([
  [{ revision: 5 }, 100],
  [{ revision: 19 }, 100],
  [{ revision: 20 }, 120],
  [{ revision: 39 }, 120],
  [{ revision: 99 }, 150],
  [{ at: "2026-02-01T00:00:00.000Z" }, 100],
  [{ at: "2026-05-01T00:00:00.000Z" }, 120],
  [{ at: "2026-07-01T00:00:00.000Z" }, 150],
  [undefined, 150],
])("at %j it was ₺%d", (moment, price) => {
  expect(priceThen(PRICES, moment, SINCE)).toBe(price);
});

test("what was before the oldest recorded change is forgotten", () => {
  expect(priceThen(PRICES, { revision: 4 }, SINCE)).toBeUndefined();
  expect(priceThen(PRICES, { at: "2025-12-31T23:59:59.999Z" }, SINCE)).toBeUndefined();
  expect(priceThen(PRICES, { revision: 30 }, undefined)).toBeUndefined();
});
