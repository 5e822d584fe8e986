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

/** A change at that minute of 20 June. */
const atMinute = (minute: number, before: number, after: number): PriceChange => ({
  at: new Date(Date.parse("2026-06-20T12:00:00.000Z") + minute * 60_000).toISOString(),
  before,
  after,
});

test("a price that is withdrawn within minutes does not count, and the one before goes on", () => {
  const discount = at("06-10", 200, 150);
  expect(lowest(undefined, 150, [discount, atMinute(0, 150, 120), atMinute(9, 120, 150)])).toBe(200);
  expect(lowest(undefined, 150, [discount, atMinute(0, 150, 120), atMinute(10, 120, 150)])).toBe(120);
  expect(lowest(undefined, 80, [atMinute(0, 100, 8), atMinute(2, 8, 80)])).toBe(100);
});

test("the correction of a price that was mistyped a moment ago is not held to it", () => {
  const typed = { at: "2026-06-30T11:58:00.000Z", before: 100, after: 8 };
  expect(lowest(80, 8, [typed])).toBe(100);
  expect(lowest(100, 8, [at("06-10", 130, 100), typed])).toBe(130);
  const created = { price: 8, since: "2026-06-30T11:58:00.000Z", changes: [] };
  expect(lowestPriceBefore(80, created, 30, now)).toBeUndefined();
  expect(lowestPriceBefore(5, created, 30, now)).toBe(8);
});

test("short discounts that together last longer count, whatever their prices", () => {
  const two = [atMinute(0, 200, 120), atMinute(9, 120, 200), atMinute(60, 200, 119), atMinute(69, 119, 200)];
  expect(lowest(150, 200, two)).toBe(119);
  const stairs = [atMinute(0, 200, 120), atMinute(9, 120, 121), atMinute(18, 121, 122), atMinute(27, 122, 200)];
  expect(lowest(150, 200, stairs)).toBe(121);
  const apart = [at("05-01", 200, 8), { ...at("05-01", 8, 200), at: "2026-05-01T12:09:00.000Z" }];
  expect(lowest(150, 200, [...apart, atMinute(0, 200, 8), atMinute(9, 8, 200)])).toBe(200);
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
